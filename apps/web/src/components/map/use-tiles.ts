import { useEffect } from 'react';
import { addTiles } from './add-tiles.ts';
import { type MapStage } from './use-map-stage.ts';

export function useTiles(stage: MapStage | undefined, url?: string, attribution?: string): void {
  useEffect(
    () => (stage && url ? addTiles(stage.map, url, attribution) : undefined),
    [stage, url, attribution],
  );
}
