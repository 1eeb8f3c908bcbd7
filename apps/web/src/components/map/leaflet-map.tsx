import 'leaflet/dist/leaflet.css';
import { useId, useRef, useState } from 'react';
import './leaflet-map.css';
import { mapTexts } from './map-texts.ts';
import { type CursaMapProps } from './map-types.ts';
import { useMapStage } from './use-map-stage.ts';
import { usePick } from './use-pick.ts';
import { useShownPoints } from './use-shown-points.ts';
import { useTiles } from './use-tiles.ts';

/** The map itself; taken in by map.tsx only, as it brings Leaflet along. */
export function LeafletMap(props: CursaMapProps) {
  const { height, label, onPick } = props;
  const texts = mapTexts();
  const help = useId();
  const place = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<string>();
  const stage = useMapStage(place, setHint);
  useShownPoints(stage, props);
  useTiles(stage, props.tilesUrl, props.tilesAttribution);
  usePick(stage, onPick);
  return (
    <div className={`cursa-map${onPick ? ' cursa-map-pickable' : ''}`} style={{ height }}>
      <div
        ref={place}
        className="cursa-map-place-of"
        role="group"
        aria-label={label}
        aria-describedby={help}
      />
      <p id={help} hidden>
        {onPick ? `${texts.keys} ${texts.pickKey}` : texts.keys}
      </p>
      <span className="cursa-map-cross" aria-hidden="true" />
      <div className="cursa-map-hint" data-shown={hint !== undefined} aria-hidden="true">
        {hint}
      </div>
    </div>
  );
}
