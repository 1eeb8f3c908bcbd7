import type { ServiceName } from '@cursa/contracts/endpoint';
import { KEPT_IDLE_MS } from '@cursa/platform/http';
import { Pool } from 'undici';

export interface Upstream {
  readonly service: ServiceName;
  readonly pool: Pool;
  /** Path in front of the part's own, without a slash at its end. */
  readonly prefix: string;
}

/** Kept-alive connections to the parts, one pool each. */
export class Upstreams {
  private readonly known = new Map<ServiceName, Upstream>();

  constructor(baseUrls: Readonly<Partial<Record<ServiceName, string>>>, headersTimeoutMs: number) {
    for (const [service, base] of Object.entries(baseUrls) as [ServiceName, string][]) {
      const { origin, pathname } = new URL(base);
      const pool = new Pool(origin, {
        connections: 256,
        keepAliveTimeout: KEPT_IDLE_MS,
        keepAliveMaxTimeout: KEPT_IDLE_MS,
        connect: { timeout: 2_000 },
        headersTimeout: headersTimeoutMs,
      });
      this.known.set(service, { service, pool, prefix: pathname.replace(/\/+$/, '') });
    }
  }

  of(service: ServiceName): Upstream {
    const upstream = this.known.get(service);
    if (!upstream) throw new Error(`No address is configured for ${service}`);
    return upstream;
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ pool }) => pool.destroy()));
  }
}
