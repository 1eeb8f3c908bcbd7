import { shownTo } from '../payment-intents/shown-to.ts';
import { list } from './params.ts';
import { expand } from './expand.ts';
import { fingerprint, rememberAnswer, rememberedAnswer, type Answer } from './idempotency.ts';
import { StripeError } from './stripe-error.ts';
import type { Context, Handler } from '../context.ts';

/** The handler's answer, or the one its idempotency key got before; effects and memory in one transaction. */
export function execute(context: Context, path: string, handler: Handler): Answer & { replayed: boolean } {
  const { store, idempotencyKey: key, params } = context;
  return store.transaction(() => {
    const print = key === null ? '' : fingerprint(params);
    if (key !== null) {
      const before = rememberedAnswer(store, key, path, print);
      if (before) return { ...before, replayed: true };
    }
    const { answer, remember } = run(context, handler);
    if (key !== null && remember) rememberAnswer(store, key, path, print, answer);
    return { ...answer, replayed: false };
  });
}

function run(context: Context, handler: Handler): { answer: Answer; remember: boolean } {
  const { store, params, requestId, caller } = context;
  const refused = (error: StripeError): { answer: Answer; remember: boolean } => ({
    answer: { status: error.status, body: render({ error: shownTo(caller, error.body) }), requestId },
    remember: error.isRemembered,
  });
  try {
    return store.attempt(() => {
      try {
        const body = expand(store, shownTo(caller, handler(context)), list(params, 'expand'));
        return { answer: { status: 200, body: render(body), requestId }, remember: true };
      } catch (error) {
        if (error instanceof StripeError && error.keepsEffects) return refused(error);
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof StripeError) return refused(error);
    throw error;
  }
}

/** Stripe indents its JSON; consumers that re-serialise before they check a signature are found out that way. */
export function render(body: object): string {
  return JSON.stringify(body, null, 2);
}
