import { ServiceTokens, Sessions } from '@cursa/platform/auth';
import { REDIS } from '@cursa/platform/cache';
import { baseUrls } from '@cursa/platform/config';
import { ServiceClient } from '@cursa/platform/http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from './config.ts';
import type { Edge } from './edge/edge.ts';
import { SessionReader } from './edge/session-reader.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { Upstreams } from './proxy/upstreams.ts';

/** Puts the gateway's routes on the application; called before it listens. */
export async function installGateway(app: NestFastifyApplication, config: GatewayConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const edge: Edge = {
    config,
    sessions: new SessionReader(app.get(Sessions)),
    client: app.get(ServiceClient),
    serviceTokens: app.get(ServiceTokens),
    redis: app.get<Redis>(REDIS),
    upstreams: new Upstreams(baseUrls(config), config.UPSTREAM_TIMEOUT_MS),
  };
  fastify.addHook('onClose', () => edge.upstreams.close());
  await fastify.register(gatewayRoutes, { edge });
}
