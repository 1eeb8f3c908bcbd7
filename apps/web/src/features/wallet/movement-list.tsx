import { Group, Stack, Text } from '@mantine/core';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { shortId } from '../../components/order/short-id.ts';
import { TextLink } from '../../components/text-link.tsx';
import { formatInstant } from '../../lib/format/date.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../lib/paths/paths.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import classes from './movement-list.module.css';
import { walletTexts } from './wallet-texts.ts';

type Movement = ResponseOf<typeof paymentsApi.walletMovements>['movements'][number];

/** What came in and went out; a sign says which, not a colour alone. */
export function MovementList({ movements }: { readonly movements: readonly Movement[] }) {
  const t = useMessages(walletTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  return (
    <Stack component="ul" gap={0} p={0} m={0} className={classes['list']}>
      {movements.map(({ movement_id, kind, amount_minor, created_at, order_id }) => (
        <Group component="li" key={movement_id} justify="space-between" wrap="nowrap" py="sm">
          <div>
            <Text fw={600}>{t.kind[kind]}</Text>
            <Text size="sm" c="dimmed">
              {formatInstant(created_at, locale)}
              {order_id ? (
                <>
                  {', '}
                  <TextLink to={withQuery(paths.viewdetails, { order_id })}>
                    {t.order(shortId(order_id))}
                  </TextLink>
                </>
              ) : null}
            </Text>
          </div>
          <Text fw={700} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {amount_minor > 0 ? '+' : ''}
            {formatMoney(amount_minor, symbol)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
