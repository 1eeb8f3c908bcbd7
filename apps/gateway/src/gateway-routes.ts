import type { FastifyInstance } from 'fastify';
import { installDocs } from './docs/install-docs.ts';
import { answerProblem } from './edge/answer-problem.ts';
import type { Edge } from './edge/edge.ts';
import { identify } from './edge/identify.ts';
import { installRateLimits } from './edge/rate-limits.ts';
import { requireSameOrigin } from './edge/same-origin.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { installLegacyRoutes } from './legacy/engine/install-legacy-routes.ts';
import { installProxyRoutes } from './proxy/proxy-routes.ts';
import { installSessionRoutes } from './proxy/session-routes.ts';
import { installWebRoutes } from './web/install-web-routes.ts';

/** Everything that the gateway answers, behind the same edge. */
export async function gatewayRoutes(
  fastify: FastifyInstance,
  { edge }: { readonly edge: Edge },
): Promise<void> {
  const headers = Object.entries(securityHeaders(edge.config));
  fastify.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    await identify(request, edge);
    requireSameOrigin(request, edge.config);
  });
  await installRateLimits(fastify, edge);
  fastify.setErrorHandler(answerProblem);

  // Bodies of routed calls stay unread; what a call needs read it reads itself.
  await fastify.register(async (routed) => {
    routed.removeAllContentTypeParsers();
    routed.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    installSessionRoutes(routed, edge);
    installProxyRoutes(routed, edge);
  });
  await fastify.register(installLegacyRoutes, { edge });
  await fastify.register(installDocs);
  await fastify.register(installWebRoutes, { edge });
}
