import { money } from '../payment-intents/amount.ts';
import type { PaymentIntent } from '../payment-intents/intent.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem}' +
  'button{font:inherit;padding:.6rem 1.2rem;margin-right:.5rem}';

/** The bank's page of the 3-D Secure test cards. */
export function holderPage(intent: PaymentIntent): string {
  return page(
    '3-D Secure (sandbox)',
    `<p>Your bank asks you to confirm a payment of <strong>${escape(money(intent.amount, intent.currency))}</strong>.</p>
    <form method="post">
      <button name="outcome" value="confirm">Confirm</button>
      <button name="outcome" value="fail">Fail</button>
    </form>`,
  );
}

/** Shown when there is nobody to send the holder back to. */
export function endedPage(intent: PaymentIntent): string {
  return page(
    'Payment',
    `<p>This payment is ${escape(intent.status.replaceAll('_', ' '))}. You can close this page.</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
