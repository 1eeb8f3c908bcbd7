import type L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { addOutline } from './add-outline.ts';
import { createMap } from './create-map.ts';
import { limitZoom } from './fit-map.ts';
import { keepPageScroll } from './keep-page-scroll.ts';
import { labelCandidates } from './label-candidates.ts';
import { loadMapData } from './load-map-data.ts';
import { mapTexts } from './map-texts.ts';
import { PointMarkers } from './point-markers.ts';
import { TownLabels } from './town-labels.ts';

/** A living map and what is drawn on it. */
export interface MapStage {
  readonly map: L.Map;
  readonly markers: PointMarkers;
  labels?: TownLabels;
}

/**
 * Sets the map up in the element and takes it down. The outline follows when its data has come; without it (offline)
 * the points and the line show on plain ground.
 */
export function useMapStage(
  place: RefObject<HTMLDivElement | null>,
  hint: (text: string | undefined) => void,
): MapStage | undefined {
  const [stage, setStage] = useState<MapStage>();
  useEffect(() => {
    if (!place.current) return undefined;
    const texts = mapTexts();
    const map = createMap(place.current, texts);
    const made: MapStage = { map, markers: new PointMarkers(map, texts) };
    const release = keepPageScroll(map, texts, hint);
    let gone = false;
    loadMapData().then(
      (data) => {
        if (gone) return;
        addOutline(map, data);
        limitZoom(map, data);
        map.on('resize', () => limitZoom(map, data));
        made.labels = new TownLabels(map, labelCandidates(data, texts));
        made.labels.keepFree(() => made.markers.taken());
      },
      () => undefined,
    );
    setStage(made);
    return () => {
      gone = true;
      release();
      setStage(undefined);
      map.remove();
    };
  }, [place, hint]);
  return stage;
}
