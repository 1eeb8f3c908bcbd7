import { createServer, type ServerResponse } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MailStore } from './mail-store.ts';
import { listPage, mailPage, missingPage } from './page.ts';

/** Catches mail on SMTP_HOST:SMTP_PORT and shows it on PAGE_PORT of this machine; DATA_FILE keeps it. */
const { SMTP_HOST = '127.0.0.1', SMTP_PORT, PAGE_PORT, DATA_FILE = 'mails.jsonl' } = process.env;
const store = new MailStore(DATA_FILE);
const LARGEST_MAIL = 20 * 1024 * 1024;

const catcher = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  size: LARGEST_MAIL,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { rcptTo, mailFrom } = session.envelope;
      const to = rcptTo.map(({ address }) => address.toLowerCase());
      const from = mailFrom ? mailFrom.address : '';
      PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        store.add({
          to,
          from: mail.from?.address ?? from,
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
        });
        done();
      }, done);
    });
  },
});

const page = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const to = url.searchParams.get('to');
  const [, section, id] = url.pathname.split('/');
  if (url.pathname === '/api/mails') return sendJson(response, 200, store.list(to));
  if (url.pathname === '/') return sendHtml(response, 200, listPage(store.list(to), to ?? ''));
  const mail = section === 'mails' && id ? store.find(id) : undefined;
  return mail ? sendHtml(response, 200, mailPage(mail)) : sendHtml(response, 404, missingPage());
});

catcher.on('error', (error) => process.stderr.write(`${error.message}\n`));
catcher.listen(Number(SMTP_PORT), SMTP_HOST);
page.listen(Number(PAGE_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}
