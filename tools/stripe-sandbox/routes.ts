import type { FastifyInstance } from 'fastify';
import { retrieveCharge } from './charges/find-charge.ts';
import { listEvents, retrieveEvent } from './events/events.ts';
import { serve } from './http/serve.ts';
import { cancelIntent } from './payment-intents/cancel-intent.ts';
import { captureIntent } from './payment-intents/capture-intent.ts';
import { confirmExistingIntent } from './payment-intents/confirm-intent.ts';
import { createIntent } from './payment-intents/create-intent.ts';
import { listIntents, retrieveIntent } from './payment-intents/read-intents.ts';
import { updateIntent } from './payment-intents/update-intent.ts';
import {
  createPaymentMethod,
  listPaymentMethods,
  retrievePaymentMethod,
} from './payment-methods/endpoints.ts';
import { createRefund } from './refunds/create-refund.ts';
import { listRefunds, retrieveRefund } from './refunds/read-refunds.ts';
import { createToken } from './tokens/create-token.ts';
import { retrieveToken } from './tokens/retrieve-token.ts';
import type { Handler } from './context.ts';
import type { Sandbox } from './sandbox.ts';

const endpoints: readonly ['GET' | 'POST', string, Handler][] = [
  ['POST', '/v1/payment_intents', createIntent],
  ['GET', '/v1/payment_intents', listIntents],
  ['GET', '/v1/payment_intents/:id', retrieveIntent],
  ['POST', '/v1/payment_intents/:id', updateIntent],
  ['POST', '/v1/payment_intents/:id/confirm', confirmExistingIntent],
  ['POST', '/v1/payment_intents/:id/cancel', cancelIntent],
  ['POST', '/v1/payment_intents/:id/capture', captureIntent],
  ['GET', '/v1/charges/:id', retrieveCharge],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['POST', '/v1/payment_methods', createPaymentMethod],
  ['GET', '/v1/payment_methods', listPaymentMethods],
  ['GET', '/v1/payment_methods/:id', retrievePaymentMethod],
  ['POST', '/v1/tokens', createToken],
  ['GET', '/v1/tokens/:id', retrieveToken],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
];

/** Stripe's endpoints, as far as Cursa calls them. */
export function stripeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  for (const [method, url, handler] of endpoints)
    app.route({ method, url, handler: serve(sandbox, handler) });
}
