import { Text } from '@mantine/core';
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
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t.since(formatInstant(driver.registered_at, locale))}
      </Text>
      <dl className={classes.facts}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t.fields[field]}</dt>
            <dd>{driver[field] || <em className={classes.soft}>{t.missing}</em>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
