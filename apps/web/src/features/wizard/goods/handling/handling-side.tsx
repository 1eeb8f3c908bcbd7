import { Checkbox, Fieldset, NativeSelect, Stack } from '@mantine/core';
import { floors } from '@cursa/contracts/catalogues/floors';
import { moveServices } from '@cursa/contracts/catalogues/services';
import type { Handling } from '@cursa/contracts/http/pricing';
import { useLocale } from '../../../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { floor: 'Etajul', lift: 'Cu lift' },
  en: { floor: 'Floor', lift: 'With lift' },
});

interface HandlingSideProps {
  readonly legend: string;
  readonly value: Handling;
  readonly onChange: (value: Handling) => void;
}

/** Floor, lift and services of one side. */
export function HandlingSide({ legend, value, onChange }: HandlingSideProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  return (
    <Fieldset legend={legend} radius="md">
      <Stack gap="md">
        <NativeSelect
          label={t.floor}
          value={String(value.floor)}
          onChange={({ currentTarget }) => onChange({ ...value, floor: Number(currentTarget.value) })}
        >
          {floors.map((floor) => (
            <option key={floor.key} value={floor.value}>
              {floor.label[locale]}
            </option>
          ))}
        </NativeSelect>
        <Checkbox
          label={t.lift}
          checked={value.lift}
          onChange={({ currentTarget }) => onChange({ ...value, lift: currentTarget.checked })}
        />
        {moveServices.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label[locale]}
            checked={value[key]}
            onChange={({ currentTarget }) => onChange({ ...value, [key]: currentTarget.checked })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
