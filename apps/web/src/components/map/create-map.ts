import L from 'leaflet';
import { REACH } from './bounds-of.ts';
import { type MapTexts } from './map-texts.ts';

export const motionIsReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const CREDITS =
  'Natural Earth, <a href="https://www.geonames.org/" rel="noreferrer" target="_blank">GeoNames</a> (CC BY 4.0)';

/** A Leaflet map in the element, over Romania, without layers. */
export function createMap(element: HTMLElement, texts: MapTexts): L.Map {
  const still = motionIsReduced();
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The page keeps the wheel; with Ctrl it zooms (keep-page-scroll.ts).
    scrollWheelZoom: false,
    wheelPxPerZoomLevel: 120,
    maxBounds: [
      [REACH.south, REACH.west],
      [REACH.north, REACH.east],
    ],
    maxBoundsViscosity: 0.8,
    zoomSnap: 0.25,
    zoomDelta: 1,
    maxZoom: 11,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    center: [45.94, 25],
    zoom: 6,
  });
  L.control.zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  L.control.attribution({ prefix: false, position: 'bottomright' }).addAttribution(CREDITS).addTo(map);
  return map;
}
