import { Stack, Text } from '@mantine/core';
import type { LatLng } from '../../../components/map/map-types.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import classes from './driver-offers-screen.module.css';
import { NearbyCard } from './nearby-card.tsx';
import { NearbyCards } from './nearby-cards.tsx';
import { NearbyMap } from './nearby-map.tsx';
import type { NearbyRow } from './nearby-row.ts';
import { NearbyTable } from './nearby-table.tsx';
import { nearbyTexts } from './nearby-texts.ts';
import type { NearbyAddress } from './use-nearby-address.ts';
import type { MarkOf } from './use-sent-marks.ts';

interface NearbyResultsProps {
  readonly rows: readonly NearbyRow[];
  readonly address: NearbyAddress;
  readonly place: LatLng | undefined;
  readonly isWide: boolean;
  readonly markOf: MarkOf;
}

/** Table and map side by side; on a phone one or the other, with the delivery picked out under the map. */
export function NearbyResults({ rows, address, place, isWide, markOf }: NearbyResultsProps) {
  const t = useMessages(nearbyTexts);
  const { selectedId, select, selectOnMap, view } = address;
  const picked = rows.find(({ order_id }) => order_id === selectedId);
  if (isWide) {
    return (
      <div className={classes['wide']}>
        <div className={classes['table']}>
          <NearbyTable rows={rows} selectedId={selectedId} onSelect={select} markOf={markOf} />
        </div>
        <div className={classes['map']}>
          <NearbyMap
            rows={rows}
            selectedId={selectedId}
            onSelect={select}
            place={place}
            height="calc(100dvh - 7rem)"
          />
        </div>
      </div>
    );
  }
  if (view === 'list')
    return <NearbyCards rows={rows} selectedId={selectedId} onSelect={selectOnMap} markOf={markOf} />;
  return (
    <Stack gap="md">
      <NearbyMap rows={rows} selectedId={selectedId} onSelect={select} place={place} height="56dvh" />
      <div role="status">
        {picked ? (
          <NearbyCard row={picked} mark={markOf(picked.order_id)} isSelected />
        ) : (
          <Text c="dimmed">{t.pickHint}</Text>
        )}
      </div>
    </Stack>
  );
}
