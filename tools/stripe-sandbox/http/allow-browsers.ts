import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id',
  'access-control-max-age': '600',
};

/** Pages of this machine may call the API from a browser; of nowhere else, and nothing but the API. */
export function allowBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (isLocalOrigin(origin)) reply.header('access-control-allow-origin', origin);
  });
  app.options('/v1/*', (request, reply) =>
    reply
      .headers(isLocalOrigin(request.headers.origin) ? allowed : {})
      .code(204)
      .send(),
  );
}

/** `http://localhost:8080`, `http://127.0.0.1`, `http://[::1]:3000`, with or without TLS. */
export function isLocalOrigin(origin: string | undefined): origin is string {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin ?? '');
}
