import { Injectable } from '@nestjs/common';
import { pricingApi } from '@cursa/contracts/http/pricing';
import type { Point } from '@cursa/contracts/http/common';
import { ServiceClient } from '@cursa/platform/http';

const timeoutMs = 1_500;

/** The town of a place, shown where a street would tell too much. */
@Injectable()
export class PlaceLabel {
  constructor(private readonly services: ServiceClient) {}

  /** The nearest known locality; while nobody can say, "–" rather than a piece of the address. */
  async of({ latitude, longitude }: Point): Promise<string> {
    const query = { latitude: String(latitude), longitude: String(longitude) };
    const answer = await this.services
      .call(pricingApi.nearestPlace, { query }, { timeoutMs })
      .catch(() => ({ place: null }));
    return answer.place?.label ?? '–';
  }
}
