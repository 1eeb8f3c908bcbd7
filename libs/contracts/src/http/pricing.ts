import { z } from 'zod';
import { orderLine } from '../catalogues/order-line.ts';
import { endpoint } from '../endpoint.ts';
import { currency, id, instant, latitude, longitude, minor, point } from './common.ts';

/** One side of the trip: floor 1–11 (1 basement, 2 ground, 3 first … 11 ninth or higher; decision 14) and the services asked for there. */
export const handling = z.object({
  floor: z.int().min(1).max(11).default(2),
  lift: z.boolean().default(false),
  packing: z.boolean().default(false),
  dismantling: z.boolean().default(false),
  assembling: z.boolean().default(false),
});
export type Handling = z.infer<typeof handling>;

export const breakdownPart = z.object({ code: z.string(), label: z.string(), amount_minor: minor });
export const estimate = z.object({
  /** Signed by pricing; an order created with it is priced under the same tariff version. */
  quote_id: z.string(),
  expires_at: instant,
  tariff_version: z.string(),
  currency,
  /** Breakdown parts sum to it exactly (decision 33). */
  total_minor: minor,
  /** Base and distance: `basefare` of the legacy call. */
  base_minor: minor,
  vat_minor: minor,
  distance_m: z.int(),
  /** `road`: a routing server said so. `estimate`: great circle × the stated detour factor. */
  distance_kind: z.enum(['road', 'estimate']),
  breakdown: z.array(breakdownPart),
});
export type Estimate = z.infer<typeof estimate>;

export const estimateRequest = z.strictObject({
  pickup: point,
  dropoff: point,
  category: z.string().max(40).optional(),
  lines: z.array(orderLine).max(200),
  vehicle_type: z.string().max(60).default('Car'),
  from: handling.prefault({}),
  to: handling.prefault({}),
  /** An earlier quote to honour: same tariff version while it has not expired. */
  quote_id: z.string().max(2_000).optional(),
});

const place = z.object({
  place_id: z.string(),
  label: z.string(),
  name: z.string(),
  county: z.string(),
  latitude,
  longitude,
  kind: z.string(),
});

export const pricingApi = {
  estimate: endpoint({
    id: 'estimates.create',
    service: 'pricing',
    method: 'POST',
    reads: true,
    path: '/api/v1/estimates',
    summary: 'What a delivery would cost, part by part',
    access: { kind: 'open' },
    body: estimateRequest,
    response: estimate,
  }),
  suggestPlaces: endpoint({
    id: 'places.suggest',
    service: 'pricing',
    method: 'GET',
    path: '/api/v1/places',
    summary: 'Address autocomplete with coordinates',
    access: { kind: 'open' },
    query: z.object({
      query: z.string().trim().min(1).max(200),
      limit: z.coerce.number().int().min(1).max(20).default(8),
      session: z.string().max(64).optional(),
    }),
    response: z.object({ places: z.array(place), attribution: z.string() }),
  }),
  nearestPlace: endpoint({
    id: 'places.nearest',
    service: 'pricing',
    method: 'GET',
    path: '/api/v1/places/nearest',
    summary: 'The locality nearest to a point',
    access: { kind: 'open' },
    query: z.object({
      latitude: z.coerce.number().pipe(latitude),
      longitude: z.coerce.number().pipe(longitude),
    }),
    response: z.object({ place: place.nullable() }),
  }),
  currentTariff: endpoint({
    id: 'tariffs.current',
    service: 'pricing',
    method: 'GET',
    path: '/api/v1/tariffs/current',
    summary: 'The tariff in force, as data',
    access: { kind: 'open' },
    response: z.object({
      version: id,
      valid_from: instant,
      currency,
      tariff: z.record(z.string(), z.unknown()),
    }),
  }),
};
