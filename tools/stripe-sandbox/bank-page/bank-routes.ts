import type { FastifyInstance } from 'fastify';
import { newId } from '../ids.ts';
import { StripeError } from '../http/stripe-error.ts';
import { findIntent, type IntentSecret, type PaymentIntent } from '../payment-intents/intent.ts';
import { settleHolder } from '../payment-intents/settle-holder.ts';
import type { Sandbox } from '../sandbox.ts';
import { endedPage, holderPage } from './holder-page.ts';

/** The page a `redirect_to_url` leads to, and what its two buttons do. No key: the payer's browser opens it. */
export function holderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { config, store, webhooks } = sandbox;

  app.get<{ Params: { id: string } }>('/_sandbox/3ds/:id', (request, reply) => {
    const intent = findIntent({ store, id: request.params.id });
    return reply
      .type('text/html')
      .send(intent.status === 'requires_action' ? holderPage(intent) : endedPage(intent));
  });

  app.post<{ Params: { id: string }; Body: { outcome?: string } }>('/_sandbox/3ds/:id', (request, reply) => {
    const outcome = request.body?.outcome;
    if (outcome !== 'confirm' && outcome !== 'fail') {
      throw new StripeError(400, {
        type: 'invalid_request_error',
        message: 'outcome must be confirm or fail',
      });
    }
    const { id } = request.params;
    const context = { config, store, params: {}, id, requestId: newId('req', 14), idempotencyKey: null };
    const ended = store.transaction(() => {
      const intent = findIntent(context);
      // Pressed twice, or cancelled meanwhile: the first ending stands.
      return intent.status === 'requires_action'
        ? settleHolder(context, intent, outcome === 'confirm')
        : intent;
    });
    webhooks.wake();
    const { returnUrl } = store.secret<IntentSecret>(id) ?? {};
    return returnUrl
      ? reply.redirect(wayBack(returnUrl, ended), 303)
      : reply.type('text/html').send(endedPage(ended));
  });
}

function wayBack(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  const paid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('redirect_status', paid ? 'succeeded' : 'failed');
  return url.href;
}
