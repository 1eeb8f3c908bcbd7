import { SimpleGrid, Stack, Title } from '@mantine/core';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { WalletEmptyArt } from '../../../components/art/empty/wallet-empty.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useRead } from '../../../lib/api/use-read.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { EarningsEntries } from './earnings-entries.tsx';
import { EarningsSum } from './earnings-sum.tsx';
import { earningsTexts } from './earnings-texts.ts';

/** /earnings: what is held, what is payable, what came as cash, and trip by trip where the money is. */
export function EarningsScreen() {
  const t = useMessages(earningsTexts);
  const query = useRead(paymentsApi.earnings, {});
  return (
    <Page title={t.title} lead={t.lead} size="lg">
      <QueryView query={query} skeleton={<RowsSkeleton rows={3} height={120} />}>
        {({ held_minor, payable_minor, cash_minor, entries }) => (
          <Stack gap="lg">
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
              <EarningsSum title={t.held} minor={held_minor} text={t.heldText} />
              <EarningsSum title={t.payable} minor={payable_minor} text={t.payableText} />
              <EarningsSum title={t.cash} minor={cash_minor} text={t.cashText} />
            </SimpleGrid>
            {entries.length > 0 ? (
              <section>
                <Title order={2} size="h3" mb="sm">
                  {t.entries}
                </Title>
                <EarningsEntries entries={entries} />
              </section>
            ) : (
              <EmptyState
                art={<WalletEmptyArt />}
                title={t.emptyTitle}
                text={t.empty}
                action={
                  <LinkButton to={paths.driverOffers} size="lg">
                    {t.toNearby}
                  </LinkButton>
                }
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
