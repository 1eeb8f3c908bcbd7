import { Group, Stack, Text } from '@mantine/core';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { Card } from '../../../components/card.tsx';
import { shortId } from '../../../components/order/short-id.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { formatInstant } from '../../../lib/format/date.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../../lib/paths/paths.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { earningsTexts } from './earnings-texts.ts';

interface EarningsEntriesProps {
  readonly entries: ResponseOf<typeof paymentsApi.earnings>['entries'];
}

/** Trip by trip: the sum, where it is now, and since when. */
export function EarningsEntries({ entries }: EarningsEntriesProps) {
  const t = useMessages(earningsTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const states: Readonly<Record<string, string>> = t.states;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {entries.map(({ order_id, amount_minor, state, at }) => (
        <Card key={order_id} component="li" p="md">
          <Group justify="space-between" wrap="nowrap" gap="md" align="center">
            <div>
              <TextLink
                to={withQuery(paths.deliveryDetail, { order_id })}
                fw={700}
                display="inline-block"
                py={10}
                mt={-10}
              >
                {t.order} {shortId(order_id)}
              </TextLink>
              <Text lh={1.35}>{states[state] ?? state}</Text>
              <Text size="sm" c="dimmed">
                {formatInstant(at, locale)}
              </Text>
            </div>
            <Text fw={800} fz={22} style={{ whiteSpace: 'nowrap' }}>
              {formatMoney(amount_minor, symbol)}
            </Text>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
