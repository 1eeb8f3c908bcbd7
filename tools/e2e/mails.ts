import type { Ready } from './ready.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What the SMTP capture has received, newest first. */
export async function mailsAbout(ready: Ready, words: string): Promise<Mail[]> {
  const response = await fetch(new URL('/api/mails', ready.mail_url));
  const mails = (await response.json()) as (Omit<Mail, 'to'> & { to: string | string[] })[];
  return mails
    .filter(({ subject, text }) => `${subject} ${text}`.includes(words))
    .map((mail) => ({ ...mail, to: String(mail.to) }));
}
