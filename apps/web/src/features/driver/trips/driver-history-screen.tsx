import { NoDeliveriesArt } from '../../../components/art/empty/no-deliveries.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { TripList } from './trip-list.tsx';
import { tripsTexts } from './trips-texts.ts';
import { useTrips } from './use-trips.ts';

/** /driver-history: trips that are over. */
export function DriverHistoryScreen() {
  const t = useMessages(tripsTexts);
  const query = useTrips('history');
  return (
    <Page title={t.historyTitle} size="lg">
      <QueryView query={query} skeleton={<RowsSkeleton rows={3} height={180} />}>
        {({ orders }) =>
          orders.length > 0 ? (
            <TripList trips={orders} label={t.listedHistory} />
          ) : (
            <EmptyState
              art={<NoDeliveriesArt />}
              title={t.historyEmptyTitle}
              text={t.historyEmpty}
              action={
                <LinkButton to={paths.currentTrips} size="lg" variant="default">
                  {t.toCurrent}
                </LinkButton>
              }
            />
          )
        }
      </QueryView>
    </Page>
  );
}
