import type { SandboxConfig } from '../config.ts';
import type { StoredEvent } from '../events/emit-event.ts';
import type { Store } from '../store.ts';
import { postEvent } from './post-event.ts';

/** `hold` keeps events back, `shuffle` sends what gathers in a moment in random order, `duplicate` sends all twice. */
export const webhookModes = ['normal', 'duplicate', 'hold', 'shuffle'] as const;
export type WebhookMode = (typeof webhookModes)[number];

const longestPauseMs = 60_000;
const gatherMs = 250;
/** Stripe gives up after three days. */
const giveUpMs = 3 * 24 * 60 * 60 * 1000;

/** Delivers queued events until each was taken. The queue is in the store, so a restart goes on where it stopped. */
export class Webhooks {
  readonly #config: SandboxConfig;
  readonly #store: Store;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #again = false;
  #closed = false;

  constructor(config: SandboxConfig, store: Store) {
    this.#config = config;
    this.#store = store;
  }

  get mode(): WebhookMode {
    const row = this.#store.one(`select value from settings where name = 'webhook-mode'`);
    return webhookModes.find((mode) => mode === row?.value) ?? 'normal';
  }

  set mode(mode: WebhookMode) {
    this.#store.run(`insert or replace into settings (name, value) values ('webhook-mode', ?)`, mode);
    this.wake();
  }

  /** Everything kept back or waiting for its retry goes out now, and later events as they come. */
  release(): void {
    this.#store.run('update deliveries set due = ? where done = 0', Date.now());
    this.mode = 'normal';
  }

  /** Called after every commit: looks for due deliveries soon. */
  wake(): void {
    if (this.#closed || !this.#config.webhookUrl) return;
    if (this.#running) this.#again = true;
    else this.#runIn(this.mode === 'shuffle' ? gatherMs : 0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Sends one event now, whatever the mode and however often it went out already. */
  async deliver(event: StoredEvent): Promise<string | null> {
    const failure = await postEvent(this.#config, event);
    if (!this.#closed) this.#settle(event, failure);
    return failure;
  }

  #runIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#again = false;
    const mode = this.mode;
    const events = mode === 'hold' ? [] : this.#due();
    if (mode === 'shuffle') shuffle(events);
    for (const event of events) {
      if (this.#closed || this.mode === 'hold') break;
      await this.deliver(event);
      if (mode === 'duplicate') await postEvent(this.#config, event);
    }
    this.#running = false;
    if (!this.#closed) this.#scheduleNext();
  }

  #scheduleNext(): void {
    if (this.#again) return this.wake();
    if (this.mode === 'hold') return;
    const next = this.#store.one('select min(due) as due from deliveries where done = 0')?.due;
    if (typeof next === 'number') this.#runIn(Math.max(0, next - Date.now()));
  }

  #due(): StoredEvent[] {
    const sql = `select o.body from deliveries d join objects o on o.id = d.event
                 where d.done = 0 and d.due <= ? order by d.rowid limit 100`;
    return this.#store.all(sql, Date.now()).map((row) => JSON.parse(String(row.body)) as StoredEvent);
  }

  #settle(event: StoredEvent, failure: string | null): void {
    this.#store.transaction(() => {
      if (failure === null) {
        this.#store.run('update deliveries set done = 1, attempts = attempts + 1 where event = ?', event.id);
        this.#store.put({ ...event, pending_webhooks: 0 } as StoredEvent);
        return;
      }
      const row = this.#store.one('select attempts from deliveries where event = ?', event.id);
      const attempts = Number(row?.attempts ?? 0);
      const pauseMs = Math.min(this.#config.webhookRetryMs * 2 ** attempts, longestPauseMs);
      const late = Date.now() - event.created * 1000 > giveUpMs;
      const sql =
        'update deliveries set attempts = attempts + 1, due = ?, done = ? where event = ? and done = 0';
      this.#store.run(sql, Date.now() + pauseMs, late ? 1 : 0, event.id);
    });
  }
}

function shuffle(items: unknown[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
}
