import { Text } from '@mantine/core';
import { vehicleLabel } from '../../components/order/vehicle-label.ts';
import { formatInstant } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import type { DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';
import classes from './drivers.module.css';

/** What the driver wrote; a field left empty is shown as such, because it is a reason to ask. */
export function DriverFacts({ driver }: { readonly driver: DriverReview }) {
  const t = useMessages(driverTexts);
  const locale = useLocale();
  const fields = (Object.keys(t.fields) as (keyof typeof t.fields)[]).filter(
    (field) => field !== 'reason' || driver.reason !== '',
  );
  const shown = (field: (typeof fields)[number]): string =>
    field === 'vehicle_type' ? vehicleLabel(driver[field], locale) : driver[field];
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.since(formatInstant(driver.registered_at, locale))}
      </Text>
      <dl className={classes.facts}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t.fields[field]}</dt>
            <dd>{shown(field) || <em className={classes.soft}>{t.missing}</em>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
