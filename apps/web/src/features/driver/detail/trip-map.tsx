import type { OrderDetail } from '@cursa/contracts/http/booking';
import { useMemo } from 'react';
import { CursaMap } from '../../../components/map/map.tsx';
import type { MapPoint } from '../../../components/map/map-types.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { useMapTiles } from '../../../components/map/use-map-tiles.ts';
import { detailTexts } from './detail-texts.ts';

/** Both stones and the way between them. */
export function TripMap({ order }: { readonly order: Pick<OrderDetail, 'pickup' | 'dropoff'> }) {
  const t = useMessages(detailTexts);
  const tiles = useMapTiles();
  const { pickup, dropoff } = order;
  const points = useMemo<MapPoint[]>(
    () => [
      { ...pickup, id: 'pickup', kind: 'pickup', label: pickup.address },
      { ...dropoff, id: 'dropoff', kind: 'dropoff', label: dropoff.address },
    ],
    [pickup, dropoff],
  );
  return <CursaMap label={t.map} height={260} points={points} line={[pickup, dropoff]} {...tiles} />;
}
