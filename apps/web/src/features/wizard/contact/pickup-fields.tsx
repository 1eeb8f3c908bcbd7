import { NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { pickupOptions } from '@cursa/contracts/catalogues/pickup-options';
import { vehicleTypes } from '@cursa/contracts/catalogues/vehicle-types';
import { dayFromToday } from '../../../lib/format/date.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactForm } from './use-contact-form.ts';

/** When the driver may come, and with what; only the dates of the chosen option show (specification §4). */
export function PickupFields({ form }: { readonly form: ContactForm }) {
  const t = useMessages(contactTexts);
  const locale = useLocale();
  const option = pickupOptions.find(({ key }) => key === form.values.pickup_option) ?? pickupOptions[0];
  const first = (field: string) =>
    field === 'delivery_date' && form.values.pickup_start_date
      ? form.values.pickup_start_date
      : dayFromToday(0);
  return (
    <Stack gap="md">
      <Radio.Group aria-label={t.when} {...form.field('pickup_option')}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="md">
          {pickupOptions.map(({ key, label }) => (
            <Radio key={key} value={key} label={label[locale]} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {option.fields.map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t.date[field]}
            required
            min={first(field)}
            {...form.field(field)}
          />
        ))}
        <TextInput type="time" label={t.time} {...form.field('pickup_time')} />
        <NativeSelect label={t.vehicle} required {...form.field('vehicle_type')}>
          {vehicleTypes.map(({ key, value, label }) => (
            <option key={key} value={value}>
              {label[locale]}
            </option>
          ))}
        </NativeSelect>
      </SimpleGrid>
    </Stack>
  );
}
