import { allowOnly, metadata, text } from '../http/params.ts';
import type { Context } from '../context.ts';
import { readAmount } from './amount.ts';
import { findIntent, unexpectedState } from './intent.ts';

/** POST /v1/payment_intents/:id: the amount while nothing was charged; description and metadata always. */
export function updateIntent(context: Context): object {
  const { params, store } = context;
  allowOnly(params, ['amount', 'description', 'metadata', 'receipt_email']);
  const intent = findIntent(context);
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  if (params.amount !== undefined && !open) {
    const message = `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`;
    throw unexpectedState(message, intent);
  }
  const updated = {
    ...intent,
    amount: params.amount === undefined ? intent.amount : readAmount(params, intent.currency),
    description: text(params, 'description') ?? intent.description,
    metadata: metadata(params, intent.metadata),
    receipt_email: text(params, 'receipt_email') ?? intent.receipt_email,
  };
  store.put(updated);
  return updated;
}
