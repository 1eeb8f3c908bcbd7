import { useMemo } from 'react';
import { CursaMap } from '../../../components/map/map.tsx';
import type { LatLng, MapPoint } from '../../../components/map/map-types.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useMapTiles } from '../../../components/map/use-map-tiles.ts';
import type { NearbyListProps } from './nearby-list.ts';
import { nearbyTexts } from './nearby-texts.ts';
import { townOf } from './town-of.ts';
import { useSteady } from './use-steady.ts';

interface NearbyMapProps extends Omit<NearbyListProps, 'markOf'> {
  readonly place: LatLng | undefined;
  readonly height: number | string;
}

/** Pickups around the driver; the one picked out shows where it goes. */
export function NearbyMap({ rows, selectedId, onSelect, place, height }: NearbyMapProps) {
  const t = useMessages(nearbyTexts);
  const tiles = useMapTiles();
  const select = useSteady(onSelect);
  const points = useMemo(() => {
    const pickups = rows.map(({ order_id, pickup_address, dropoff_address, pickup_point }): MapPoint => ({
      ...pickup_point,
      id: order_id,
      kind: 'order',
      label: `${townOf(pickup_address)} → ${townOf(dropoff_address)}`,
      onSelect: () => select(order_id),
    }));
    return place ? [...pickups, { ...place, id: 'me', kind: 'me' as const, label: t.me }] : pickups;
  }, [rows, place, select, t]);
  const picked = rows.find(({ order_id }) => order_id === selectedId);
  return (
    <CursaMap
      label={t.mapLabel}
      height={height}
      points={points}
      {...(picked ? { selectedId: picked.order_id, line: [picked.pickup_point, picked.dropoff_point] } : {})}
      {...tiles}
    />
  );
}
