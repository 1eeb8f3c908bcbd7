import type { Facts, Line, Locale } from './template.ts';

const languages: Readonly<Record<Locale, string>> = { ro: 'ro-RO', en: 'en-GB' };

const paymentMethods: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ro: { stripe: 'card', wallet: 'portofelul Cursa', cash: 'numerar la livrare' },
  en: { stripe: 'card', wallet: 'Cursa wallet', cash: 'cash on delivery' },
};

/** Puts the facts into a text. A fact that is not there is a fault of ours. @throws Error */
export function fill(text: string, facts: Facts, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[name];
    if (value === undefined) throw new Error(`A text needs {${name}}, which was not told`);
    return shown(name, value, facts, locale);
  });
}

/** The same for an address: facts are encoded. */
export function fillPath(path: string, facts: Facts): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(facts[name] ?? '')));
}

/** The lines that are to be shown, filled in. */
export function fillLines(lines: readonly Line[], facts: Facts, locale: Locale): string[] {
  return lines
    .filter((line) => typeof line === 'string' || Boolean(facts[line.when]))
    .map((line) => fill(typeof line === 'string' ? line : line.text, facts, locale));
}

function shown(name: string, value: string | number, facts: Facts, locale: Locale): string {
  if (name.endsWith('_minor')) return money(Number(value), String(facts.currency), locale);
  if (/_(at|until)$/.test(name)) return time(new Date(value), locale);
  if (name === 'payment_method') return paymentMethods[locale][value] ?? String(value);
  // One line stays one line: what people wrote (a reason) may hold breaks.
  return String(value).replace(/\s+/g, ' ').trim();
}

/** `350,00 $` or `$350.00`. */
function money(minor: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(languages[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(minor / 100).replace(/\s/g, ' ');
}

function time(instant: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Bucharest',
  });
  return format.format(instant).replace(/\s/g, ' ');
}
