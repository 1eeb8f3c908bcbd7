import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

/** The API's description: pages at /api/docs, the document itself at /api/docs/json. Nothing is loaded from elsewhere. */
export async function installDocs(fastify: FastifyInstance): Promise<void> {
  await fastify.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument() as never },
  });
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', tagsSorter: 'alpha', persistAuthorization: false },
    staticCSP: false,
  });
}
