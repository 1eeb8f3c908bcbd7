import { Checkbox, Stack, Text } from '@mantine/core';
import { floorByChoice } from '@cursa/contracts/catalogues/floors';
import type { Handling } from '@cursa/contracts/http/pricing';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { detailTexts } from './detail-texts.ts';

const SERVICES = ['packing', 'dismantling', 'assembling'] as const;

/** Floor, lift and services at one end. The boxes only show; they cannot be changed here. */
export function HandlingSide({ title, handling }: { readonly title: string; readonly handling: Handling }) {
  const t = useMessages(detailTexts);
  const locale = useLocale();
  const asked = SERVICES.filter((service) => handling[service]);
  return (
    <Stack gap={6}>
      <Text component="h2" fw={700} size="md" m={0}>
        {title}
      </Text>
      <Text>
        {t.floor}: {floorByChoice(handling.floor)?.label[locale] ?? handling.floor}
      </Text>
      <ShownBox label={t.lift} checked={handling.lift} />
      {asked.map((service) => (
        <ShownBox key={service} label={t[service]} checked />
      ))}
    </Stack>
  );
}

function ShownBox({ label, checked }: { readonly label: string; readonly checked: boolean }) {
  // A disabled box would be grey and skipped by screen readers; this one is read, and stays as it is when pressed.
  return <Checkbox label={label} checked={checked} readOnly aria-readonly />;
}
