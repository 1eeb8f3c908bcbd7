import type { PaymentIntent } from '../payment-intents/intent.ts';
import type { PaymentMethod } from '../payment-methods/payment-method.ts';
import { escapeHtml, pageFrame } from './page-frame.ts';

const merchant = 'Cursa';

/** Asks the holder of a 3-D Secure test card whether the payment is theirs. Works without script. */
export function bankPage(intent: PaymentIntent, method: PaymentMethod | undefined): string {
  const rows = [
    row('Suma', 'Amount', amountOf(intent), ' class="amount"'),
    row('Comerciant', 'Merchant', merchant),
    ...(method?.card
      ? [row('Card', 'Card', `${brandOf(method.card.brand)} •••• ${method.card.last4 ?? ''}`)]
      : []),
  ];
  return pageFrame(
    'Confirmă plata',
    `<h1>Confirmă plata</h1>
<p lang="en">Confirm your payment</p>
<dl>${rows.join('')}</dl>
<p>Aprobi această plată?<br><span lang="en">Do you approve this payment?</span></p>
<form method="post">
<button class="yes" name="outcome" value="confirm"><span>Aprobă</span> <span lang="en">Approve</span></button>
<button name="outcome" value="fail"><span>Refuză</span> <span lang="en">Decline</span></button>
</form>`,
  );
}

/** In Romanian digits, `1.234,50 USD`: the code says more than a symbol that several currencies share. */
function amountOf({ amount, currency }: PaymentIntent): string {
  const format = new Intl.NumberFormat('ro-RO', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function brandOf(brand: string): string {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
  return names[brand] ?? brand;
}

function row(name: string, english: string, value: string, attributes = ''): string {
  const second = english === name ? '' : ` <small lang="en">${english}</small>`;
  return `<dt>${name}${second}</dt><dd${attributes}>${escapeHtml(value)}</dd>`;
}
