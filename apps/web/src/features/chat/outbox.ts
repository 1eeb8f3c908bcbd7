import { z } from 'zod';
import type { Message } from '@cursa/contracts/http/chat';

const letter = z.object({
  /** The same for every try, so that a message arrives once however often it is sent. */
  key: z.string(),
  text: z.string(),
  at: z.string(),
  state: z.enum(['sending', 'failed']),
  /** Why it failed, in words; only of refusals, which trying again does not change. */
  refusal: z.union([z.string(), z.undefined()]).optional(),
});
export type Letter = z.output<typeof letter>;
const letters = z.array(letter);

interface OutboxParts {
  readonly storageKey: string;
  readonly send: (text: string, key: string) => Promise<Message>;
  readonly onSent: (message: Message) => void;
  /** The words of a refusal, undefined when trying again may help. */
  readonly refusalOf: (error: unknown) => string | undefined;
}

/**
 * Messages on their way, one after the other so that they arrive in order. They are kept in sessionStorage until the
 * server has them: a reload in the middle sends them again under the same key, and nothing is lost or doubled.
 */
export class Outbox {
  private items: readonly Letter[];
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Set<string>();
  private tail: Promise<void> = Promise.resolve();

  constructor(private readonly parts: OutboxParts) {
    this.items = this.stored();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly list = (): readonly Letter[] => this.items;

  add(text: string): void {
    const key = crypto.randomUUID();
    this.change((all) => [...all, { key, text, at: new Date().toISOString(), state: 'sending' }]);
    this.queue(key);
  }

  retry(key: string): void {
    this.mark(key, { state: 'sending', refusal: undefined });
    this.queue(key);
  }

  /** Takes a message back that could not be sent; its text, to be written anew. */
  takeBack(key: string): string | undefined {
    const taken = this.items.find((item) => item.key === key);
    this.change((all) => all.filter((item) => item.key !== key));
    return taken?.text;
  }

  /** Goes on with what a reload cut off. */
  resume(): void {
    for (const { key, state } of this.items) if (state === 'sending') this.queue(key);
  }

  /** The line is back: whatever was not refused goes out again. */
  retryUnrefused(): void {
    for (const { key, state, refusal } of this.items)
      if (state === 'failed' && refusal === undefined) this.retry(key);
  }

  private queue(key: string): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    this.tail = this.tail.then(() => this.deliver(key));
  }

  private async deliver(key: string): Promise<void> {
    const item = this.items.find((one) => one.key === key);
    try {
      if (!item) return;
      const message = await this.parts.send(item.text, key);
      this.parts.onSent(message);
      this.change((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      this.mark(key, { state: 'failed', refusal: this.parts.refusalOf(error) });
    } finally {
      this.waiting.delete(key);
    }
  }

  private mark(key: string, { state, refusal }: Pick<Letter, 'state' | 'refusal'>): void {
    this.change((all) => all.map((item) => (item.key === key ? { ...item, state, refusal } : item)));
  }

  private change(next: (items: readonly Letter[]) => readonly Letter[]): void {
    this.items = next(this.items);
    if (this.items.length === 0) sessionStorage.removeItem(this.parts.storageKey);
    else sessionStorage.setItem(this.parts.storageKey, JSON.stringify(this.items));
    for (const listener of this.listeners) listener();
  }

  private stored(): readonly Letter[] {
    try {
      return letters.catch([]).parse(JSON.parse(sessionStorage.getItem(this.parts.storageKey) ?? '[]'));
    } catch {
      return [];
    }
  }
}
