import type { FastifyInstance } from 'fastify';
import type { HealthRegistry } from './health-registry.ts';

/** `/health/live`: the process runs. `/health/ready`: it may be sent requests. Outside the contracts, as nobody but the platform asks. */
export function installHealthRoutes(fastify: FastifyInstance, registry: HealthRegistry): void {
  fastify.get('/health/live', () => ({ status: 'up' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const readiness = await registry.readiness();
    return reply
      .status(readiness.ready ? 200 : 503)
      .send({ status: readiness.ready ? 'up' : 'down', parts: readiness.parts });
  });
}
