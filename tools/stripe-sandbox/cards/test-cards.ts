/** What the issuer says when the card is charged. `approved` or one of Stripe's declines. */
export type Verdict = 'approved' | DeclineName;
export type DeclineName = keyof typeof declines;

interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** Stripe's published declines: https://docs.stripe.com/testing#declined-payments */
export const declines = {
  generic_decline: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', declineCode: 'stolen_card', message: 'Your card was declined.' },
  fraudulent: { code: 'card_declined', declineCode: 'fraudulent', message: 'Your card was declined.' },
  card_velocity_exceeded: {
    code: 'card_declined',
    declineCode: 'card_velocity_exceeded',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired_card: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Record<string, Decline>;

export interface TestCard {
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  verdict: Verdict;
  /** The bank wants the holder to confirm in the browser before it gives its verdict. */
  asksHolder: boolean;
}

const visa = (verdict: Verdict, asksHolder = false): TestCard => card('visa', { verdict, asksHolder });

function card(brand: string, more: Partial<TestCard> = {}): TestCard {
  return { brand, funding: 'credit', country: 'US', verdict: 'approved', asksHolder: false, ...more };
}

/** Stripe's published test numbers: https://docs.stripe.com/testing */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': card('visa'),
  '4000056655665556': card('visa', { funding: 'debit' }),
  '4000006420000001': card('visa', { country: 'RO' }),
  '5555555555554444': card('mastercard'),
  '2223003122003222': card('mastercard'),
  '5200828282828210': card('mastercard', { funding: 'debit' }),
  '5105105105105100': card('mastercard', { funding: 'prepaid' }),
  '378282246310005': card('amex'),
  '371449635398431': card('amex'),
  '6011111111111117': card('discover'),
  '6011000990139424': card('discover'),
  '3056930009020004': card('diners'),
  '36227206271667': card('diners'),
  '3566002020360505': card('jcb', { country: 'JP' }),
  '6200000000000005': card('unionpay', { country: 'CN' }),

  '4000000000000002': visa('generic_decline'),
  '4000000000000341': visa('generic_decline'),
  '4000000000009995': visa('insufficient_funds'),
  '4000000000009987': visa('lost_card'),
  '4000000000009979': visa('stolen_card'),
  '4000000000000069': visa('expired_card'),
  '4000000000000127': visa('incorrect_cvc'),
  '4000000000000119': visa('processing_error'),
  '4000000000006975': visa('card_velocity_exceeded'),
  '4100000000000019': visa('fraudulent'),

  '4000002500003155': visa('approved', true),
  '4000002760003184': visa('approved', true),
  '4000003800000446': visa('approved', true),
  '4000000000003220': visa('approved', true),
  '4000000000003063': visa('approved', true),
  '4000008260003178': visa('insufficient_funds', true),
  '4000008400001629': visa('generic_decline', true),
  '4000008400001280': visa('processing_error'),
  '4000000000003055': visa('approved'),
  '4000000000003097': visa('approved'),
};
