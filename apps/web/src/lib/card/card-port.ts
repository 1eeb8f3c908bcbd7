import type { ComponentType } from 'react';

/** What a card was turned into: a PaymentMethod (`pm_…`) that the paying calls take as `card_token`. */
export interface CardToken {
  readonly token: string;
  readonly brand?: string;
  readonly last4?: string;
}

export interface CardFieldsProps {
  /** Called when the fields become complete or cease to be. */
  readonly onChange: (state: { readonly complete: boolean }) => void;
  /**
   * Called once, when the fields are there, with the function that turns them into a token. That function throws
   * CardRefusedError, and marks the fields that are wrong.
   */
  readonly onCollector: (collect: () => Promise<CardToken>) => void;
  readonly disabled?: boolean;
}

/** One way of taking a card. Its fields send the card to the processor only, never to our servers. */
export interface CardForm {
  readonly Fields: ComponentType<CardFieldsProps>;
}

/** No token could be made of the card. The message is for people, in their language; nothing was charged. */
export class CardRefusedError extends Error {
  constructor(
    /** The processor's code (`incorrect_number`), or ours: `incomplete`, `not-ready`, `unreachable`. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CardRefusedError';
  }
}
