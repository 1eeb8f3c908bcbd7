import L from 'leaflet';
import { bow } from './bow.ts';
import { type LatLng } from './map-types.ts';

/** The zoom at which the bow is computed; its form is the same at every zoom. */
const AT_ZOOM = 10;

/** The dashed bow from one place to another, with a light edge so that it stands out on borders. */
export function routeLine(map: L.Map, [from, to]: readonly [LatLng, LatLng]): L.LayerGroup {
  const project = ({ latitude, longitude }: LatLng) => map.project([latitude, longitude], AT_ZOOM);
  const points = bow(project(from), project(to)).map(({ x, y }) => map.unproject([x, y], AT_ZOOM));
  const line = (className: string) => L.polyline(points, { className, interactive: false, smoothFactor: 0 });
  return L.layerGroup([line('cursa-map-line-edge'), line('cursa-map-line')]);
}
