import type { LatLng } from '../../../components/map/map-types.ts';

export interface DirectionLink {
  /** A name of a product, the same in every language; empty for the phone's own app. */
  readonly name: string;
  readonly href: string;
}

/** Ways to be led to a place; the https addresses open the app where it is installed, else a page. */
export function directionLinks({ latitude, longitude }: LatLng): readonly DirectionLink[] {
  const at = `${latitude},${longitude}`;
  return [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${at}` },
    { name: 'Waze', href: `https://waze.com/ul?ll=${at}&navigate=yes` },
    { name: '', href: `geo:${at}?q=${at}` },
  ];
}
