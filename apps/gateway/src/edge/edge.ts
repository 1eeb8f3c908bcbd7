import type { ServiceTokens } from '@cursa/platform/auth';
import type { ServiceClient } from '@cursa/platform/http';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.ts';
import type { Upstreams } from '../proxy/upstreams.ts';
import type { SessionReader } from './session-reader.ts';

/** What the gateway's routes stand on. */
export interface Edge {
  readonly config: GatewayConfig;
  readonly sessions: SessionReader;
  readonly client: ServiceClient;
  readonly serviceTokens: ServiceTokens;
  readonly redis: Redis;
  readonly upstreams: Upstreams;
}
