/** A place as the price and the address fields use it; coordinates in degrees (WGS 84). */
export interface Place {
  readonly place_id: string;
  readonly name: string;
  readonly county: string;
  /** 'Cluj-Napoca, Cluj', for showing. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 when unknown. */
  readonly population: number;
  readonly kind: 'locality' | 'address';
}
