import { Button, Stack, Text } from '@mantine/core';
import { formatMoney } from '../../../lib/format/money.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { priceTexts } from './price-texts.ts';
import type { useEstimate } from './use-estimate.ts';

export type PriceState = ReturnType<typeof useEstimate>;

/** The sum, or in words why there is none; the changes of it are read out. */
export function PriceTotal({ price, size }: { readonly price: PriceState; readonly size: number }) {
  const t = useMessages(priceTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol;
  const { known, estimate, error, stale } = price;
  const state = !known ? t.waiting : error ? t.failed : estimate ? '' : t.computing;
  return (
    <Stack gap={2}>
      <Text size="sm" fw={600} c="dimmed">
        {t.title}
      </Text>
      <div role="status">
        {known && estimate && !error ? (
          <Text fz={size} fw={800} lh={1.15} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(estimate.total_minor, symbol)}
          </Text>
        ) : (
          <Text>{state}</Text>
        )}
      </div>
      {known && estimate && !error && stale ? (
        <Text size="sm" c="dimmed" aria-hidden>
          {t.updating}
        </Text>
      ) : null}
      {known && error ? (
        <>
          <Text size="sm" c="dimmed">
            {describeError(error, locale).text}
          </Text>
          <Button variant="default" onClick={price.retry}>
            {t.retry}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}
