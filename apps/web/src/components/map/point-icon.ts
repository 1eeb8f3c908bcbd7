import L from 'leaflet';
import { type MapPointKind } from './map-types.ts';
import { stoneSvg } from './stone-svg.ts';

/** Size in pixels, and the part of the height at which the place lies: stones stand on it, circles lie on it. */
const SHAPES: Readonly<Record<MapPointKind, { size: [number, number]; foot: number; html: string }>> = {
  pickup: { size: [44, 56], foot: 0.95, html: stoneSvg('A') },
  dropoff: { size: [44, 56], foot: 0.95, html: stoneSvg('B') },
  order: { size: [44, 46], foot: 0.94, html: stoneSvg() },
  me: { size: [44, 44], foot: 0.5, html: '<span class="cursa-map-me"></span>' },
  town: { size: [44, 44], foot: 0.5, html: '<span class="cursa-map-place"></span>' },
};

export function pointIcon(kind: MapPointKind, selected: boolean, offset = { x: 0, y: 0 }): L.DivIcon {
  const { size, foot, html } = SHAPES[kind];
  const [width, height] = size;
  return L.divIcon({
    className: `cursa-map-point cursa-map-point-${kind}${selected ? ' cursa-map-selected' : ''}`,
    html,
    iconSize: size,
    iconAnchor: [width / 2 - offset.x, height * foot - offset.y],
    tooltipAnchor: [offset.x, offset.y - height * foot],
  });
}

/** The bubble of several points: how many. */
export function clusterIcon(count: number): L.DivIcon {
  return L.divIcon({
    className: 'cursa-map-cluster',
    html: `<span aria-hidden="true">${count}</span>`,
    iconSize: [48, 48],
  });
}
