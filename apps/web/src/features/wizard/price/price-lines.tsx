import { Group, Stack, Text } from '@mantine/core';
import type { Estimate } from '@cursa/contracts/http/pricing';
import { formatKm, formatMoney } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { partLabel, priceTexts } from './price-texts.ts';

/** The parts of an estimate; they sum to its total exactly (decision 33). */
export function PriceLines({ estimate }: { readonly estimate: Estimate }) {
  const t = useMessages(priceTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol;
  return (
    <Stack gap={6}>
      <Stack component="dl" gap={6} m={0} aria-label={t.breakdown}>
        {estimate.breakdown.map((part) => (
          <Group key={part.code} justify="space-between" wrap="nowrap" gap="md">
            <Text component="dt" size="sm">
              {partLabel(part, estimate, locale)}
            </Text>
            <Text component="dd" m={0} size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(part.amount_minor, symbol)}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {t.distance(formatKm(estimate.distance_m), estimate.distance_kind === 'road')}
      </Text>
      <Text size="sm" c="dimmed">
        {t.note}
      </Text>
    </Stack>
  );
}
