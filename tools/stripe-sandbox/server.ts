import formbody from '@fastify/formbody';
import { fastify, type FastifyInstance } from 'fastify';
import { bankRoutes } from './bank-page/bank-routes.ts';
import { controlRoutes } from './control/control-routes.ts';

import { Faults } from './faults/faults.ts';
import { allowBrowsers } from './http/allow-browsers.ts';
import { render } from './http/execute.ts';
import { decodeForm } from './http/form.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import { StripeError } from './http/stripe-error.ts';
import { stripeRoutes } from './routes.ts';
import { Store } from './store.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import type { SandboxConfig } from './config.ts';

/** Listens until SIGTERM or SIGINT, then lets running requests end. */
export async function startSandbox(config: SandboxConfig): Promise<void> {
  const store = new Store(config.dataFile);
  forgetOldAnswers(store);
  setInterval(() => forgetOldAnswers(store), 60 * 60 * 1000).unref();
  const webhooks = new Webhooks(config, store);
  const app = await buildServer({ config, store, webhooks, faults: new Faults(), keysInUse: new Set() });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  app.addHook('onClose', async () => {
    webhooks.close();
    store.close();
  });
  await app.listen({ host: config.host, port: config.port });
  webhooks.wake();
  console.log(`Stripe sandbox on http://${config.host}:${config.port}`);
}

async function buildServer(sandbox: Parameters<typeof stripeRoutes>[1]): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    routerOptions: { querystringParser: decodeForm },
  });
  await app.register(formbody, { parser: decodeForm });
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof StripeError ? error : clientError(error);
    if (!known) request.log.error(error);
    const body = known?.body ?? { type: 'api_error', message: 'The sandbox failed; its log has the reason.' };
    return reply
      .code(known?.status ?? 500)
      .type('application/json')
      .send(render({ error: body }));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    return reply
      .code(404)
      .type('application/json')
      .send(render({ error: { type: 'invalid_request_error', message } }));
  });
  allowBrowsers(app);
  stripeRoutes(app, sandbox);
  bankRoutes(app, sandbox);
  controlRoutes(app, sandbox);
  return app;
}

/** Fastify's own refusals (a body too large, an unknown media type) keep their status. */
function clientError(error: unknown): StripeError | undefined {
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (!statusCode || statusCode >= 500) return undefined;
  return new StripeError(statusCode, {
    type: 'invalid_request_error',
    message: message ?? 'Invalid request',
  });
}
