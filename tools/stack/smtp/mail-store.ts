import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

/** A mail as caught. */
export interface CaughtMail {
  readonly id: string;
  readonly to: string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly received_at: string;
}

const KEPT = 2000;

/** Mails in memory, newest first, and in a file that survives a restart. */
export class MailStore {
  readonly #file: string;
  readonly #mails: CaughtMail[];

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    this.#mails = lines.slice(-KEPT).flatMap(readLine).reverse();
  }

  add(mail: Omit<CaughtMail, 'id' | 'received_at'>): void {
    const caught = { id: randomUUID(), ...mail, received_at: new Date().toISOString() };
    this.#mails.unshift(caught);
    this.#mails.length = Math.min(this.#mails.length, KEPT);
    appendFileSync(this.#file, `${JSON.stringify(caught)}\n`, { mode: 0o600 });
  }

  /** All mails, or those to one address, newest first. */
  list(to?: string | null): readonly CaughtMail[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.#mails.filter((mail) => mail.to.includes(wanted)) : this.#mails;
  }

  find(id: string): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}

/** A kill may cut the last line short; the others still count. */
function readLine(line: string): CaughtMail[] {
  try {
    return [JSON.parse(line) as CaughtMail];
  } catch {
    return [];
  }
}
