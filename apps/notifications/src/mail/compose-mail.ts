import { fill, fillLines, fillPath } from '../templates/fill.ts';
import type { Facts, Locale, Template } from '../templates/template.ts';
import { escapeHtml } from './escape-html.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailContext {
  readonly locale: Locale;
  readonly firstName: string;
  readonly publicUrl: string;
  /** Instead of the template's own path. */
  readonly link?: string | undefined;
}

const phrases = {
  ro: {
    hello: (name: string) => (name === '' ? 'Bună,' : `Bună, ${name},`),
    footer: 'Primești acest mesaj pentru că ai un cont pe Cursa.',
  },
  en: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    footer: 'You receive this mail because you have an account on Cursa.',
  },
} as const;

/** Writes a mail, as plain text and as simple HTML that says the same. */
export function composeMail(template: Template, facts: Facts, context: MailContext): ComposedMail {
  const { locale, publicUrl } = context;
  const wording = template[locale];
  const subject = fill(wording.subject, facts, locale);
  const lines = fillLines(wording.lines, facts, locale);
  const link = context.link ?? publicUrl + fillPath(template.path ?? '/', facts);
  const hello = phrases[locale].hello(context.firstName.replace(/\s+/g, ' ').trim());
  const { footer } = phrases[locale];
  return {
    subject,
    text: [hello, ...lines, `${wording.action}: ${link}`, `Cursa\n${footer}`].join('\n\n') + '\n',
    html: page(locale, { subject, hello, lines, action: wording.action, link, footer }),
  };
}

interface Parts {
  readonly subject: string;
  readonly hello: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly link: string;
  readonly footer: string;
}

function page(locale: Locale, parts: Parts): string {
  const paragraphs = [parts.hello, ...parts.lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  const button =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#ffffff;text-decoration:none';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1c1c;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:20px">${escapeHtml(parts.subject)}</h1>
${paragraphs}
<p><a href="${escapeHtml(parts.link)}" style="${button}">${escapeHtml(parts.action)}</a></p>
<p style="font-size:13px;color:#555555">Cursa<br>${escapeHtml(parts.footer)}</p>
</div>
</body>
</html>
`;
}
