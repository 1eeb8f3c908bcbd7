import type { FastifyInstance, FastifyReply } from 'fastify';
import { newId } from '../ids.ts';
import { StripeError } from '../http/stripe-error.ts';
import { findIntent, type IntentSecret, type PaymentIntent } from '../payment-intents/intent.ts';
import { settleHolder } from '../payment-intents/settle-holder.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Store } from '../store.ts';
import { bankPage } from './bank-page.ts';
import { endedPage, unknownPage } from './ended-page.ts';
import { wayBack } from './way-back.ts';

type IdParams = { Params: { id: string } };

/** The page a `redirect_to_url` leads to, and what its two buttons do. No key: the payer's browser opens it. */
export function bankRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { config, store, webhooks } = sandbox;

  app.get<IdParams>('/_sandbox/3ds/:id', ({ params: { id } }, reply) => {
    const intent = store.find<PaymentIntent>('payment_intent', id);
    if (!intent) return page(reply.code(404), unknownPage());
    if (intent.status !== 'requires_action')
      return page(reply, endedPage(intent, leadingBack(store, intent)));
    const method = store.find<PaymentMethod>('payment_method', String(intent.payment_method));
    return page(reply, bankPage(intent, method));
  });

  app.post<IdParams & { Body: { outcome?: string } }>('/_sandbox/3ds/:id', (request, reply) => {
    const outcome = request.body?.outcome;
    if (outcome !== 'confirm' && outcome !== 'fail') {
      throw new StripeError(400, {
        type: 'invalid_request_error',
        message: 'outcome must be confirm or fail',
      });
    }
    const { id } = request.params;
    const caller = 'secret' as const;
    const requestId = newId('req', 14);
    const context = { config, store, caller, params: {}, id, requestId, idempotencyKey: null };
    const ended = store.transaction(() => {
      const intent = findIntent(context);
      // Pressed twice, or cancelled meanwhile: the first ending stands.
      return intent.status === 'requires_action'
        ? settleHolder(context, intent, outcome === 'confirm')
        : intent;
    });
    webhooks.wake();
    const back = leadingBack(store, ended);
    return back ? reply.redirect(back, 303) : page(reply, endedPage(ended, undefined));
  });
}

function leadingBack(store: Store, intent: PaymentIntent): string | undefined {
  const { returnUrl } = store.secret<IntentSecret>(intent.id) ?? {};
  return returnUrl && wayBack(returnUrl, intent);
}

/** No form-action in the policy: it would also forbid the redirect to the return_url that follows the form. */
function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
