import { Grid, Group, Stack, Text, Title } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { WalletEmptyArt } from '../../components/art/empty/wallet-empty.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { AddMoney } from './add-money.tsx';
import { MovementList } from './movement-list.tsx';
import { walletTexts } from './wallet-texts.ts';

/** /wallet: the balance, a top-up by card, and what moved. */
export function WalletScreen() {
  const t = useMessages(walletTexts);
  const firstName = useSession()?.firstname;
  const symbol = useSettings()?.currency_symbol ?? '$';
  const movements = useRead(paymentsApi.walletMovements, { query: { limit: 50 } });
  return (
    <Page title={t.title} lead={firstName ? t.lead(firstName) : t.leadNobody}>
      <QueryView query={movements}>
        {({ balance_minor, movements: rows }) => (
          <Grid gap="md">
            <Grid.Col span={{ base: 12, sm: 6 }}>
              <Card>
                <Stack gap="lg">
                  <div>
                    <Text c="dimmed">{screenLiterals.availableBalance}</Text>
                    <Text fz={40} fw={800} lh={1.15} style={{ fontVariantNumeric: 'tabular-nums' }}>
                      {formatMoney(balance_minor, symbol)}
                    </Text>
                  </div>
                  <AddMoney />
                </Stack>
              </Card>
            </Grid.Col>
            <Grid.Col span={{ base: 12, sm: 6 }}>
              <Card>
                <Group justify="space-between" mb="xs">
                  <Title order={2} size="h3">
                    {t.movements}
                  </Title>
                  <TextLink to={paths.transaction} py={8}>
                    {t.toTransactions}
                  </TextLink>
                </Group>
                {rows.length > 0 ? (
                  <MovementList movements={rows} />
                ) : (
                  <EmptyState art={<WalletEmptyArt size={160} />} title={t.none} text={t.noneText} />
                )}
              </Card>
            </Grid.Col>
          </Grid>
        )}
      </QueryView>
    </Page>
  );
}
