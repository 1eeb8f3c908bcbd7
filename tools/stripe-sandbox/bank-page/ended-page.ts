import type { PaymentIntent } from '../payment-intents/intent.ts';
import { escapeHtml, pageFrame } from './page-frame.ts';

const endings: Partial<Record<PaymentIntent['status'], readonly [title: string, english: string]>> = {
  succeeded: ['Plata a fost aprobată', 'The payment was approved'],
  requires_capture: ['Plata a fost aprobată', 'The payment was approved'],
  requires_payment_method: ['Plata nu a fost aprobată', 'The payment was not approved'],
  canceled: ['Plata a fost anulată', 'The payment was cancelled'],
};

/** For a holder who comes too late, twice, or from nowhere in particular. */
export function endedPage(intent: PaymentIntent, wayBack: string | undefined): string {
  const [title, english] = endings[intent.status] ?? [
    'Nu e nimic de confirmat',
    'There is nothing to confirm',
  ];
  const rest = wayBack
    ? `<a class="button" href="${escapeHtml(wayBack)}"><span>Înapoi la Cursa</span> <span lang="en">Back to Cursa</span></a>`
    : `<p>Poți închide această pagină.<br><span lang="en">You can close this page.</span></p>`;
  return pageFrame(title, `<h1>${title}</h1>\n<p lang="en">${english}</p>\n${rest}`);
}

/** For a link that leads to no payment. */
export function unknownPage(): string {
  return pageFrame(
    'Plata nu există',
    `<h1>Plata nu există</h1>
<p lang="en">There is no such payment</p>
<p>Verifică linkul sau întoarce-te la Cursa și plătește din nou.<br>
<span lang="en">Check the link, or go back to Cursa and pay again.</span></p>`,
  );
}
