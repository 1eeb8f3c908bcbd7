import { Group, Radio, Stack } from '@mantine/core';
import { CursaMap } from '../../../components/map/map.tsx';
import type { LatLng, MapPoint } from '../../../components/map/map-types.ts';
import { useMapTiles } from '../../../components/map/use-map-tiles.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stopOf, type Side } from '../draft/stop-of.ts';
import { locationTexts } from './location-texts.ts';

interface RouteMapProps {
  readonly draft: BookingDraft;
  /** The end of the trip that a tap sets. */
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly onPick: (at: LatLng) => void;
}

/** Both stones and the way between them; a tap sets the chosen end. */
export function RouteMap({ draft, side, onSide, onPick }: RouteMapProps) {
  const t = useMessages(locationTexts);
  const tiles = useMapTiles();
  const [pickup, dropoff] = [stopOf(draft, 'pickup'), stopOf(draft, 'dropoff')];
  const points: MapPoint[] = [];
  if (pickup) points.push({ ...pickup, id: 'pickup', kind: 'pickup', label: pickup.address });
  if (dropoff) points.push({ ...dropoff, id: 'dropoff', kind: 'dropoff', label: dropoff.address });
  return (
    <Stack gap="sm">
      <Radio.Group label={t.tap} value={side} onChange={(value) => onSide(value as Side)}>
        <Group gap="lg" mt={8}>
          <Radio value="pickup" label={t.tapPickup} />
          <Radio value="dropoff" label={t.tapDropoff} />
        </Group>
      </Radio.Group>
      <CursaMap
        label={t.map}
        height="clamp(280px, 52vh, 520px)"
        points={points}
        onPick={onPick}
        {...(pickup && dropoff ? { line: [pickup, dropoff] as const } : {})}
        {...tiles}
      />
    </Stack>
  );
}
