import { DomainError } from '@cursa/platform/http';

/** The bank, or the card processor for it, said no; nothing was charged. */
export class CardRefusedError extends DomainError {
  constructor(reason: string) {
    super('payment-refused', 402, reason);
  }
}

/** The holder must confirm at the bank's page; then the call is repeated with the intent as `card_token`. */
export class PaymentNeedsActionError extends DomainError {
  constructor(nextActionUrl: string, intentId: string) {
    super(
      'payment-needs-action',
      402,
      "Confirm the payment at your bank's page, then pay again with the intent",
      [
        { field: 'next_action_url', message: nextActionUrl },
        { field: 'intent_id', message: intentId },
      ],
    );
  }
}
