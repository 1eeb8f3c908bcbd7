import { Injectable } from '@nestjs/common';
import type { Point } from '@cursa/contracts/http/common';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { ServiceClient } from '@cursa/platform/http';
import { log } from '@cursa/platform/logging';

const timeoutMs = 800;

/** Finds where an address lies. Best effort: nobody is refused because it could not be found. */
@Injectable()
export class HomePointClient {
  constructor(private readonly client: ServiceClient) {}

  async find(address: string): Promise<Point | null> {
    const query = address.trim().slice(0, 200);
    if (query === '') return null;
    try {
      const { places } = await this.client.call(
        pricingApi.suggestPlaces,
        { query: { query, limit: 1 } },
        { timeoutMs },
      );
      const [place] = places;
      return place ? { latitude: place.latitude, longitude: place.longitude } : null;
    } catch (error) {
      log().debug({ err: error }, 'The place of an address could not be asked');
      return null;
    }
  }
}
