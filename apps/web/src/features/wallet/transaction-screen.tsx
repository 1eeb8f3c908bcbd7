import { Group, Stack, Text } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { WalletEmptyArt } from '../../components/art/empty/wallet-empty.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { formatInstant } from '../../lib/format/date.ts';
import { formatAmount, formatMoney } from '../../lib/format/money.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import classes from './movement-list.module.css';
import { walletTexts } from './wallet-texts.ts';

/** /transaction: top-ups only, the amount followed by the currency's sign (specification §2, decision 24). */
export function TransactionScreen() {
  const t = useMessages(walletTexts);
  const locale = useLocale();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const topUps = useRead(paymentsApi.walletMovements, { query: { kind: 'top-up', limit: 500 } });
  return (
    <Page title={t.transactionTitle} size="sm" back={<BackLink to={paths.wallet}>{t.back}</BackLink>}>
      <QueryView query={topUps}>
        {({ balance_minor, movements }) => (
          <Stack gap="md">
            <Text>
              {screenLiterals.availableBalance}: <strong>{formatMoney(balance_minor, symbol)}</strong>
            </Text>
            {movements.length > 0 ? (
              <Card>
                <Stack component="ul" gap={0} p={0} m={0} className={classes['list']}>
                  {movements.map(({ movement_id, created_at, amount_minor }) => (
                    <Group component="li" key={movement_id} justify="space-between" wrap="nowrap" py="sm">
                      <div>
                        <Text fw={600}>{screenLiterals.added}</Text>
                        <Text size="sm" c="dimmed">
                          {formatInstant(created_at, locale)}
                        </Text>
                      </div>
                      <Text fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
                        {formatAmount(amount_minor)}
                        {symbol}
                      </Text>
                    </Group>
                  ))}
                </Stack>
              </Card>
            ) : (
              <EmptyState
                art={<WalletEmptyArt />}
                title={t.noTopUps}
                action={<LinkButton to={paths.wallet}>{screenLiterals.addMoney}</LinkButton>}
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
