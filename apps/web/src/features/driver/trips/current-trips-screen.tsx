import { Stack, Title } from '@mantine/core';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { NoDeliveriesArt } from '../../../components/art/empty/no-deliveries.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { TripCard } from './trip-card.tsx';
import { TripList } from './trip-list.tsx';
import { tripsTexts } from './trips-texts.ts';
import { useTrips } from './use-trips.ts';

/** /current-trips: accepted deliveries by date, the next one large on top. */
export function CurrentTripsScreen() {
  const t = useMessages(tripsTexts);
  const query = useTrips('current');
  return (
    <Page title={t.currentTitle} size="lg">
      <QueryView query={query} skeleton={<RowsSkeleton rows={2} height={260} />}>
        {({ orders }) => <Trips trips={[...orders].sort(byDay)} />}
      </QueryView>
    </Page>
  );
}

const byDay = (one: OrderRow, other: OrderRow): number =>
  one.pickup_date.localeCompare(other.pickup_date) || one.created_at.localeCompare(other.created_at);

function Trips({ trips }: { readonly trips: readonly OrderRow[] }) {
  const t = useMessages(tripsTexts);
  const [next, ...others] = trips;
  if (!next)
    return (
      <EmptyState
        art={<NoDeliveriesArt />}
        title={t.currentEmptyTitle}
        text={t.currentEmpty}
        action={
          <LinkButton to={paths.driverOffers} size="lg">
            {t.toNearby}
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} size="h3" mb="sm">
          {t.next}
        </Title>
        <TripCard trip={next} isNext />
      </section>
      {others.length > 0 ? (
        <section>
          <Title order={2} size="h3" mb="sm">
            {t.others}
          </Title>
          <TripList trips={others} label={t.listedCurrent} />
        </section>
      ) : null}
    </Stack>
  );
}
