import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { PartUnavailable } from '@cursa/platform/persistence';
import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { CardGateway, type CardIntent, type NewIntent } from './card-gateway.ts';
import { CardRefusedError } from './cards.errors.ts';
import { createStripe } from './stripe-client.ts';

const unreadableCard = 'The card details were not accepted; enter the card again';

const statuses: Readonly<Partial<Record<Stripe.PaymentIntent.Status, CardIntent['status']>>> = {
  succeeded: 'succeeded',
  requires_action: 'needs-action',
  processing: 'processing',
  canceled: 'cancelled',
};

/** Cards by Stripe's PaymentIntents, captured when they are confirmed (decision 25). */
@Injectable()
export class StripeGateway extends CardGateway {
  private readonly stripe: Stripe;
  private readonly returnUrl: string;

  constructor(@Inject(CONFIG) config: Config) {
    super();
    this.stripe = createStripe(config);
    this.returnUrl = config.CARD_RETURN_URL ?? `${config.PUBLIC_URL}/payment`;
  }

  async create({ amountMinor, currency, idempotencyKey, metadata }: NewIntent): Promise<CardIntent> {
    const intent = await refusing(() =>
      this.stripe.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { ...metadata },
        },
        { idempotencyKey },
      ),
    );
    return read(intent);
  }

  async confirm(intentId: string, card: string | undefined, idempotencyKey: string): Promise<CardIntent> {
    const method =
      card === undefined
        ? {}
        : card.startsWith('tok_')
          ? { payment_method_data: { type: 'card' as const, card: { token: card } } }
          : { payment_method: card };
    try {
      const params = { ...method, return_url: this.returnUrl } as Stripe.PaymentIntentConfirmParams;
      return read(
        await refusing(() => this.stripe.paymentIntents.confirm(intentId, params, { idempotencyKey })),
      );
    } catch (error) {
      // Another process confirmed or cancelled it first: its state tells, not this refusal.
      if (!(error instanceof CardRefusedError) || !isUnexpectedState(error.cause)) throw error;
      return this.retrieve(intentId);
    }
  }

  async retrieve(intentId: string): Promise<CardIntent> {
    return read(await refusing(() => this.stripe.paymentIntents.retrieve(intentId)));
  }

  async cancel(intentId: string): Promise<CardIntent> {
    try {
      return read(await refusing(() => this.stripe.paymentIntents.cancel(intentId)));
    } catch (error) {
      if (!(error instanceof CardRefusedError)) throw error;
      return this.retrieve(intentId);
    }
  }

  async refund(intentId: string, amountMinor: number | undefined, idempotencyKey: string): Promise<string> {
    const params = {
      payment_intent: intentId,
      ...(amountMinor === undefined ? {} : { amount: amountMinor }),
    };
    const refund = await refusing(() => this.stripe.refunds.create(params, { idempotencyKey }));
    return refund.id;
  }
}

function read(intent: Stripe.PaymentIntent): CardIntent {
  const action = intent.next_action;
  const script = (action as { use_stripe_sdk?: { stripe_js?: unknown } } | null)?.use_stripe_sdk?.stripe_js;
  return {
    intentId: intent.id,
    status: statuses[intent.status] ?? 'open',
    amountMinor: intent.amount,
    clientSecret: intent.client_secret ?? '',
    nextActionUrl: action?.redirect_to_url?.url ?? (typeof script === 'string' ? script : ''),
    refusal: intent.last_payment_error?.message ?? 'The card payment was not confirmed',
  };
}

/** What the bank refuses becomes a refusal in its words; what it could not answer, a part that is away. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError) {
      // A request that Stripe cannot make sense of is repeated in its message, were it a card number.
      const isCardError = error instanceof errors.StripeCardError;
      const refused = new CardRefusedError(isCardError ? error.message : unreadableCard);
      refused.cause = error;
      throw refused;
    }
    throw new PartUnavailable('Payments by card', error);
  }
}

function isUnexpectedState(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'payment_intent_unexpected_state';
}
