import type { Client } from '@cursa/api-client/client';
import type { PaymentMethod } from '@cursa/contracts/http/common';
import { paymentsApi } from '@cursa/contracts/http/payments';

/** What somebody pays for. Sums are minor units as the payer saw them; the server computes its own and compares. */
export type Purchase =
  | {
      readonly purpose: 'platform-fee';
      readonly order_id: string;
      readonly driver_id: string;
      readonly amount_minor?: number;
    }
  | {
      readonly purpose: 'delivery';
      readonly order_id: string;
      readonly driver_id: string;
      readonly method: PaymentMethod;
      readonly coupon?: string;
      readonly amount_minor?: number;
    }
  | { readonly purpose: 'top-up'; readonly amount_minor: number };

/** One try to pay: repeated with the same key and content it has one effect (docs/promises/no-double-payment). */
export interface PaymentTry {
  readonly purchase: Purchase;
  /** A PaymentMethod, a token, or the intent that came back from the bank; none for wallet and cash. */
  readonly cardToken?: string;
  readonly idempotencyKey: string;
}

/** @throws ApiProblem when it is refused; anything else when nobody knows how it ended */
export async function sendPayment(client: Client, attempt: PaymentTry): Promise<void> {
  const { purchase, cardToken = '', idempotencyKey } = attempt;
  switch (purchase.purpose) {
    case 'platform-fee': {
      const { order_id, driver_id, amount_minor } = purchase;
      const body = { driver_id, card_token: cardToken, expected_minor: amount_minor };
      await client.call(paymentsApi.payPlatformFee, { params: { order_id }, body }, { idempotencyKey });
      return;
    }
    case 'delivery': {
      const { order_id, driver_id, method, coupon, amount_minor } = purchase;
      const body = {
        driver_id,
        method,
        ...(cardToken ? { card_token: cardToken } : {}),
        ...(coupon ? { coupon } : {}),
        ...(amount_minor === undefined ? {} : { expected: { due_minor: amount_minor } }),
      };
      await client.call(paymentsApi.payDelivery, { params: { order_id }, body }, { idempotencyKey });
      return;
    }
    case 'top-up': {
      const body = { amount_minor: purchase.amount_minor, card_token: cardToken };
      await client.call(paymentsApi.topUp, { body }, { idempotencyKey });
    }
  }
}
