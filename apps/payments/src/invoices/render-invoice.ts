import { toDecimal } from '@cursa/kernel/money';
import { escapeHtml } from './escape-html.ts';
import type { Invoice } from './invoice.ts';

const methods = { stripe: 'Card', wallet: 'Portofel', cash: 'Numerar' } as const;
const states: Readonly<Record<Invoice['money']['delivery_payment'], string>> = {
  none: 'Livrarea nu este plătită încă',
  held: 'Plătit, reținut până la livrare',
  'cash-due': 'De plătit în numerar la livrare',
  'cash-received': 'Plătit în numerar',
  payable: 'Plătit',
  refunded: 'Rambursat',
};

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #1a1a1a; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
  dt { color: #555; } dd { margin: 0; }
  table { width: 100%; border-collapse: collapse; margin: 1.5rem 0; }
  th, td { text-align: left; padding: .5rem 0; border-bottom: 1px solid #ccc; }
  td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
  tfoot td { font-weight: 700; border-bottom: 2px solid #1a1a1a; }
  @page { margin: 18mm; }
  @media print { body { margin: 0; max-width: none; padding: 0; } .hint { display: none; } }`;

/** A complete, printable page in Romanian; it loads nothing from anywhere. */
export function renderInvoice(invoice: Invoice): string {
  const { money, issuedAt } = invoice;
  const order = escapeHtml(money.order_id);
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Factură ${order} – Cursa</title>
<style>${style}</style>
</head>
<body>
<h1>Factură</h1>
<dl>
${facts(invoice, order, issuedAt)}
</dl>
<table>
<thead><tr><th scope="col">Descriere</th><th scope="col">Sumă</th></tr></thead>
<tbody>
${lines(invoice)}
</tbody>
<tfoot><tr><td>Total</td><td>${sum(invoice, totalOf(invoice))}</td></tr></tfoot>
</table>
${money.refunded_minor > 0 ? `<p>Rambursat: ${sum(invoice, money.refunded_minor)}</p>` : ''}
<p class="hint">Pentru o copie pe hârtie sau PDF folosiți funcția de tipărire a browserului.</p>
</body>
</html>
`;
}

function facts({ money, senderName, driverName }: Invoice, order: string, issuedAt: Date): string {
  const method = money.payment_method === null ? 'Card' : methods[money.payment_method];
  return [
    ['Comanda', order],
    [
      'Data',
      new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: 'Europe/Bucharest' }).format(issuedAt),
    ],
    ['Client', escapeHtml(senderName || '—')],
    ['Transportator', escapeHtml(driverName || '—')],
    ['Metoda de plată', method],
    ['Starea plății', states[money.delivery_payment]],
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('\n');
}

function lines(invoice: Invoice): string {
  const { money } = invoice;
  const rows: [string, number][] = [];
  if (money.fee_paid) rows.push(['Taxa platformei', money.fee_minor]);
  if (money.delivery_payment !== 'none') {
    rows.push(['Livrare', money.price_minor], ['TVA', money.vat_minor], ['Reducere', -money.discount_minor]);
  }
  return rows.map(([name, amount]) => `<tr><td>${name}</td><td>${sum(invoice, amount)}</td></tr>`).join('\n');
}

function totalOf({ money }: Invoice): number {
  return (money.fee_paid ? money.fee_minor : 0) + (money.delivery_payment === 'none' ? 0 : money.due_minor);
}

function sum({ symbol }: Invoice, amount: number): string {
  const text = escapeHtml(symbol) + toDecimal(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}
