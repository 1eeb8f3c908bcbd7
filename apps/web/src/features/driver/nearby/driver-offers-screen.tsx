import { Button, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { NearbyNoneArt } from '../../../components/art/empty/nearby-none.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView, RowsSkeleton } from '../../../components/query-view.tsx';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../../lib/i18n/messages.ts';
import { StandingBanner } from '../standing/standing-banner.tsx';
import { useStanding } from '../standing/use-standing.ts';
import { NearbyBar } from './nearby-bar.tsx';
import { NearbyResults } from './nearby-results.tsx';
import type { NearbyRow } from './nearby-row.ts';
import { nearbyTexts } from './nearby-texts.ts';
import { PlaceNotice } from './place-notice.tsx';
import { selectRows } from './select-rows.ts';
import { useNearbyAddress } from './use-nearby-address.ts';
import { MOST_ROWS, useNearby } from './use-nearby.ts';
import { usePlace } from './use-place.ts';
import { useSentMarks, type MarkOf } from './use-sent-marks.ts';

/** /driver-offers: what waits for a driver nearby, as list and map (specification §2). */
export function DriverOffersScreen() {
  const t = useMessages(nearbyTexts);
  const { status } = useStanding();
  const { state, place, ask } = usePlace();
  const query = useNearby(place);
  // Read beside the list: a mark that came after it would push the rows below it down.
  const marks = useSentMarks();
  const waiting = <RowsSkeleton rows={3} height={220} />;
  return (
    <Page title={t.title} isWide>
      <StandingBanner status={status} />
      <QueryView query={query} skeleton={waiting}>
        {({ orders }) =>
          marks.isReady ? <Nearby orders={orders} place={place} markOf={marks.markOf} /> : waiting
        }
      </QueryView>
      <PlaceNotice state={state} onAsk={ask} />
    </Page>
  );
}

const FIRST_ROWS = 3;

type Place = ReturnType<typeof usePlace>['place'];

interface NearbyProps {
  readonly orders: readonly NearbyRow[];
  readonly place: Place;
  readonly markOf: MarkOf;
}

function Nearby({ orders, place, markOf }: NearbyProps) {
  const t = useMessages(nearbyTexts);
  const locale = useLocale();
  const address = useNearbyAddress();
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const found = useMemo(() => selectRows(orders, address.search), [orders, address.search]);
  // The first screenful at once, the others bit by bit, so that a slow phone answers to touches meanwhile.
  const rows = useDeferredValue(found, found.slice(0, FIRST_ROWS));
  if (orders.length === 0) return <EmptyState art={<NearbyNoneArt />} title={t.emptyTitle} text={t.empty} />;
  const reset = () => address.narrow({ category: '', reach: 0, length: 0, day: '', text: '' });
  return (
    <Stack gap="md">
      <NearbyBar address={address} isWide={isWide} />
      <Text role="status" c="dimmed">
        {plural(locale, found.length, t.found)}
        {orders.length >= MOST_ROWS ? `. ${t.first(String(MOST_ROWS))}` : null}
      </Text>
      {rows.length > 0 ? (
        <NearbyResults rows={rows} address={address} place={place} isWide={isWide} markOf={markOf} />
      ) : (
        <EmptyState
          art={<NearbyNoneArt />}
          title={t.filteredTitle}
          text={t.filtered}
          action={
            <Button size="lg" variant="default" onClick={reset}>
              {t.reset}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
