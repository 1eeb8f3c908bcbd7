import L from 'leaflet';
import { decodeLines } from './decode-lines.ts';
import { type MapData } from './map-types.ts';

/** Below tiles (200): where these fail, this shows. */
const PANE = 'outline';
const LEVEL = '150';

/** Draws land, borders, coast and Romania; the colours are in leaflet-map.css, so they follow the theme. */
export function addOutline(map: L.Map, data: MapData): void {
  map.createPane(PANE).style.zIndex = LEVEL;
  const renderer = L.svg({ pane: PANE, padding: 0.5 });
  const style = (className: string): L.PolylineOptions => ({
    className,
    renderer,
    pane: PANE,
    interactive: false,
    smoothFactor: 0.7,
  });
  L.polygon(
    decodeLines(data.land).map((ring) => [ring]),
    style('cursa-map-land'),
  ).addTo(map);
  L.polyline(decodeLines(data.coast), { ...style('cursa-map-coast'), fill: false }).addTo(map);
  L.polyline(decodeLines(data.borders), { ...style('cursa-map-border'), fill: false }).addTo(map);
  L.polygon(decodeLines(data.romania), style('cursa-map-romania')).addTo(map);
}
