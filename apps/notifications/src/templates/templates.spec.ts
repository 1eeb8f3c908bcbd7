import { describe, expect, it } from '@jest/globals';
import { composeMail } from '../mail/compose-mail.ts';
import { fillLines } from './fill.ts';
import type { Facts, Locale } from './template.ts';
import { type Kind, templates } from './templates.ts';

/** Everything that any notice may be about. */
const facts: Facts = {
  order_id: 'CU-7K3M9-Q2XVD',
  other_id: 'b/1',
  price_minor: 35_000,
  previous_price_minor: 40_000,
  amount_minor: 3_500,
  balance_minor: 12_345,
  vat_minor: 0,
  discount_minor: 0,
  due_minor: 35_000,
  currency: 'USD',
  payment_method: 'cash',
  valid_until: '2026-11-30T10:00:00Z',
  expires_at: '2026-11-30T10:00:00Z',
  reason: '',
  service: 5,
  time: 4,
  behaviour: 5,
};
const kinds = Object.keys(templates) as Kind[];
const write = (kind: Kind, locale: Locale, more: Facts = {}, firstName = 'Ana') =>
  composeMail(templates[kind], { ...facts, ...more }, { locale, firstName, publicUrl: 'https://cursa.test' });

describe('what people are told', () => {
  it.each(kinds.flatMap((kind) => [[kind, 'ro'] as const, [kind, 'en'] as const]))(
    '%s in %s is complete',
    (kind, locale) => {
      const { subject, text, html } = write(kind, locale);
      expect(subject.length).toBeGreaterThan(8);
      for (const part of [subject, text, html])
        expect(part).not.toMatch(/[{}]\w|undefined|null|NaN|\[object/);
      expect(text).toContain('https://cursa.test/');
      expect(html).toContain('href="https://cursa.test/');
    },
  );

  it.each(kinds)('%s says something in the feed', (kind) => {
    const all = { ...facts, by_sender: 1, by_carrier: 1, by_system: 1, fee: 1, delivery: 1 };
    expect(fillLines(templates[kind].ro.lines, all, 'ro')[0]).toBeTruthy();
  });

  it('shows money as people write it', () => {
    expect(write('offer-received', 'ro').subject).toBe(
      'Ofertă nouă de 350,00 $ pentru comanda CU-7K3M9-Q2XVD',
    );
    expect(write('offer-received', 'en').subject).toBe('New offer of $350.00 for order CU-7K3M9-Q2XVD');
    expect(write('offer-received', 'ro', { currency: 'RON' }).subject).toContain('350,00 lei');
  });

  it('shows times in Bucharest', () => {
    expect(write('offer-received', 'ro').text).toContain('30 noiembrie 2026 la 12:00');
  });

  it('leaves out what does not apply', () => {
    expect(write('delivery-receipt', 'ro').text).not.toContain('TVA');
    expect(write('delivery-receipt', 'ro', { vat_minor: 7_350 }).text).toContain('TVA: 73,50 $');
  });

  it('lets nobody write markup, other lines or other addresses into a mail', () => {
    const reason = '<img src=x onerror=alert(1)>\r\nBcc: x@evil.example';
    const { text, html, subject } = write('driver-rejected', 'ro', { reason }, '<b>Ana</b>\n');
    expect(html).not.toMatch(/<img|<b>/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(write('message-to-sender', 'ro', { other_id: '"><x' }).html).toContain('driver_id=%22%3E%3Cx');
  });
});
