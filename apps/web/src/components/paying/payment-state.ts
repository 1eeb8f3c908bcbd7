/** Where a payment stands, for the screen that shows it. */
export type PaymentState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'paying' }
  /** Nothing was charged; `text` says why and what to do. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The browser is on its way to the bank's page. */
  | { readonly kind: 'leaving'; readonly url: string }
  /** The line was cut: nobody knows yet. The same try may be repeated, a new one must not be made. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'paid' };
