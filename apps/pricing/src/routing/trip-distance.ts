import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '@cursa/platform/config';
import type { Config } from '../config.ts';
import { greatCircleMetres, type Point } from '../places/great-circle.ts';

export interface TripDistance {
  readonly metres: number;
  /** `road`: a routing server said so. `estimate`: great circle × the configured detour. */
  readonly kind: 'road' | 'estimate';
}

const answer = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ distance: z.number() })).min(1),
});
const timeoutMs = 1_500;

/** How far a vehicle drives: by the OSRM API where one is configured and answers, else an estimate that says so. */
@Injectable()
export class FindTripDistance {
  private readonly logger = new Logger(FindTripDistance.name);

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'ROUTING_URL' | 'DETOUR_PERCENT'>) {}

  async execute(from: Point, to: Point): Promise<TripDistance> {
    const metres = (await this.byRoad(from, to)) ?? null;
    if (metres !== null) return { metres, kind: 'road' };
    return {
      metres: Math.round((greatCircleMetres(from, to) * this.config.DETOUR_PERCENT) / 100),
      kind: 'estimate',
    };
  }

  /** http://project-osrm.org/docs/v5.24.0/api/#route-service */
  private async byRoad(from: Point, to: Point): Promise<number | null> {
    if (this.config.ROUTING_URL === undefined) return null;
    const path = `route/v1/driving/${from.longitude},${from.latitude};${to.longitude},${to.latitude}?overview=false`;
    try {
      const response = await fetch(new URL(path, `${this.config.ROUTING_URL.replace(/\/+$/, '')}/`), {
        signal: AbortSignal.timeout(timeoutMs),
      });
      const [route] = answer.parse(await response.json()).routes;
      return route ? Math.round(route.distance) : null;
    } catch (error) {
      this.logger.warn({ msg: 'The routing server gave no distance; an estimate is used', err: error });
      return null;
    }
  }
}
