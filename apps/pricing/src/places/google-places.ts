import { z } from 'zod';
import type { Place } from './place.ts';
import type { PlaceFinder } from './place-finder.ts';

export interface GooglePlacesOptions {
  readonly apiKey: string;
  /** Root of the Places API (New), without a trailing slash. */
  readonly baseUrl?: string;
  /** Per request, milliseconds. */
  readonly timeoutMs?: number;
}

const predictions = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: z.string().min(1) }).optional() }))
    .default([]),
});

const details = z.object({
  id: z.string(),
  formattedAddress: z.string().default(''),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  types: z.array(z.string()).default([]),
  addressComponents: z
    .array(z.object({ longText: z.string(), types: z.array(z.string()).default([]) }))
    .default([]),
});

const detailFields = 'id,formattedAddress,location,types,addressComponents';

/**
 * Google Places API (New): one autocomplete call limited to Romania, then the details of each suggestion, because
 * only details carry coordinates. Throws when the autocomplete call fails (the caller falls back to the
 * gazetteer); a suggestion whose details fail is left out.
 */
export class GooglePlaces implements PlaceFinder {
  readonly attribution = 'Google';
  readonly #apiKey: string;
  readonly #baseUrl: string;
  readonly #timeoutMs: number;

  constructor({ apiKey, baseUrl = 'https://places.googleapis.com', timeoutMs = 3000 }: GooglePlacesOptions) {
    this.#apiKey = apiKey;
    this.#baseUrl = baseUrl;
    this.#timeoutMs = timeoutMs;
  }

  async suggest(query: string, session?: string, limit = 5): Promise<readonly Place[]> {
    if (query.trim() === '') return [];
    const body = {
      input: query,
      includedRegionCodes: ['ro'],
      languageCode: 'ro',
      ...(session && { sessionToken: session }),
    };
    const answer = await this.#request(
      '/v1/places:autocomplete',
      'suggestions.placePrediction.placeId',
      body,
    );
    const ids = predictions
      .parse(answer)
      .suggestions.flatMap((entry) => entry.placePrediction?.placeId ?? []);
    // The session ends with its first details call, so that one alone may carry the token.
    const found = await Promise.allSettled(
      ids.slice(0, limit).map((id, at) => this.#details(id, at === 0 ? session : undefined)),
    );
    return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  async #details(id: string, session: string | undefined): Promise<Place> {
    const query = new URLSearchParams({ languageCode: 'ro', ...(session && { sessionToken: session }) });
    const path = `/v1/places/${encodeURIComponent(id)}?${query.toString()}`;
    return toPlace(details.parse(await this.#request(path, detailFields)));
  }

  /** The key goes in a header, never in an address, where logs would keep it. */
  async #request(path: string, fields: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': this.#apiKey,
        'x-goog-fieldmask': fields,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Google Places answered ${String(response.status)}`);
    }
    return response.json();
  }
}

function toPlace(found: z.output<typeof details>): Place {
  const component = (type: string): string =>
    found.addressComponents.find((entry) => entry.types.includes(type))?.longText ?? '';
  const name = component('locality') || component('administrative_area_level_2') || found.formattedAddress;
  return {
    place_id: `google:${found.id}`,
    name,
    county: component('administrative_area_level_1').replace(/^Județul /, ''),
    label: found.formattedAddress || name,
    latitude: found.location.latitude,
    longitude: found.location.longitude,
    population: 0,
    kind: found.types.includes('locality') ? 'locality' : 'address',
  };
}
