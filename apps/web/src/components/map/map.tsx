import { lazy, Suspense, useState } from 'react';
import { useNear } from '../../lib/browser/use-near.ts';
import { MapBoundary } from './map-boundary.tsx';
import { MapSkeleton } from './map-skeleton.tsx';
import { type CursaMapProps } from './map-types.ts';

const load = () => import('./leaflet-map.tsx').then(({ LeafletMap }) => ({ default: LeafletMap }));

/**
 * The map of Romania. Leaflet and the outline come when the first map is about to be seen; until then, and when they fail to come,
 * a place of the same size stands here, so nothing jumps. What the map shows must be on the page as text too.
 */
export function CursaMap(props: CursaMapProps) {
  // A failed import stays failed inside React.lazy: trying again needs a new one.
  const [Lazy, setLazy] = useState(() => lazy(load));
  const [place, isNear] = useNear<HTMLDivElement>();
  if (!isNear)
    return (
      <div ref={place}>
        <MapSkeleton height={props.height} />
      </div>
    );
  return (
    <MapBoundary height={props.height} onRetry={() => setLazy(() => lazy(load))}>
      <Suspense fallback={<MapSkeleton height={props.height} />}>
        <Lazy {...props} />
      </Suspense>
    </MapBoundary>
  );
}
