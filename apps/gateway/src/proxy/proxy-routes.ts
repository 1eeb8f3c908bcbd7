import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { allEndpoints } from '@cursa/contracts/http/all';
import { DomainError } from '@cursa/platform/http';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { forward } from './forward.ts';
import { sessionEndpointIds } from './session-routes.ts';

const jsonLimitBytes = 1_048_576;
/** Form boundaries and headers around an uploaded file. */
const multipartExtraBytes = 65_536;

class NoSuchEndpointError extends DomainError {
  constructor() {
    super('no-such-endpoint', 404, 'There is nothing at this address');
  }
}

/** What people may reach: everything that is not between the services themselves. */
export const publicEndpoints = allEndpoints.filter(({ access }) => access.kind !== 'service');

/** Routes every public endpoint to the service that answers it. */
export function installProxyRoutes(fastify: FastifyInstance, edge: Edge): void {
  for (const endpoint of publicEndpoints) {
    if (sessionEndpointIds.has(endpoint.id)) continue;
    const upstream = edge.upstreams.of(endpoint.service);
    const options = {
      endpoint,
      maxBodyBytes: bodyLimitOf(endpoint, edge),
      isEndless: endpoint.method === 'GET' && endpoint.raw === true,
    };
    fastify.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => forward(upstream, request, reply, options),
    });
  }
  for (const url of [
    '/api',
    '/api/*',
    '/internal',
    '/internal/*',
    '/media/*',
    '/invoices/*',
    '/webhooks/*',
  ]) {
    fastify.all(url, () => {
      throw new NoSuchEndpointError();
    });
  }
}

function bodyLimitOf(endpoint: EndpointDefinition, edge: Edge): number {
  const isUpload = endpoint.service === 'media' && endpoint.method === 'POST';
  return isUpload ? edge.config.MAX_FILE_BYTES + multipartExtraBytes : jsonLimitBytes;
}
