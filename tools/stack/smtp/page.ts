import type { CaughtMail } from './mail-store.ts';

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
a{color:#0b5cad}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:32rem;border:1px solid #ddd}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dd{margin:0}
@media (prefers-color-scheme:dark){body{background:#161616;color:#eee}a{color:#8ec5ff}td,th,iframe{border-color:#444}iframe{background:#fff}}`;

/** The list of mails, newest first. */
export function listPage(mails: readonly CaughtMail[], to: string): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><time>${escape(mail.received_at.slice(0, 19).replace('T', ' '))}</time></td><td>${escape(mail.to.join(', '))}</td><td><a href="/mails/${escape(mail.id)}">${escape(mail.subject || '(no subject)')}</a></td></tr>`,
  );
  const table = rows.length
    ? `<table><thead><tr><th scope="col">Received (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    : '<p>No mail yet. What Cursa sends shows up here.</p>';
  const filter = `<form><label>To <input name="to" type="search" value="${escape(to)}"></label> <button>Filter</button></form>`;
  return page('Mails', `<h1>Mails</h1>${filter}${table}`);
}

/** One mail. Its HTML is shown in a frame that runs no script; links open in a new tab. */
export function mailPage(mail: CaughtMail): string {
  const head = `<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd><dt>Received</dt><dd>${escape(mail.received_at)}</dd></dl>`;
  const html = mail.html
    ? `<h2>HTML</h2><iframe title="Mail" sandbox="allow-popups" srcdoc="${escape(`<base target="_blank">${mail.html}`)}"></iframe>`
    : '';
  const text = `<h2>Text</h2><pre>${linked(mail.text)}</pre>`;
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${escape(mail.subject)}</h1>${head}${text}${html}`,
  );
}

export function missingPage(): string {
  return page('Not found', '<h1>No such mail</h1><p><a href="/">All mails</a></p>');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><main>${body}</main></html>`;
}

function linked(text: string): string {
  return escape(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}

function escape(text: string): string {
  const NAMES: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character);
}
