import { liveEvents, type Message } from '@cursa/contracts/http/chat';

/** The part of EventSource that is used. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

interface LiveStreamParts {
  readonly open: () => EventSourceLike;
  /** Makes sure that the session lives, asking the person to sign in again if it does not; false when it stays dead. */
  readonly renew: () => Promise<boolean>;
  /** Whether the session is about to end, so that a stream on it would be refused. */
  readonly mustRenew: () => boolean;
}

/** `down`: three tries in a row have failed, so others must look for themselves. `ended`: the session is dead. */
export type LiveState = 'idle' | 'connecting' | 'open' | 'down' | 'ended';
/** `undefined`: from here on nothing is missed, but something may have been before. */
export type LiveListener = (message: Message | undefined) => void;

const GIVE_UP_AFTER = 3;
/** Between tries, the longer the more have failed; spread, so that a server coming back is not stormed. */
const WAITS_MS = [1_000, 3_000, 8_000, 15_000, 30_000];
const CLOSED = 2;

/**
 * The live stream of a tab: open while somebody holds it and the page is visible. After a short break the browser
 * resumes by Last-Event-ID; after anything longer the listeners are told to read what they may have missed.
 */
export class LiveStream {
  private source: EventSourceLike | undefined;
  private holders = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private now: LiveState = 'idle';
  private readonly stateListeners = new Set<() => void>();
  private readonly listeners = new Set<LiveListener>();

  constructor(private readonly parts: LiveStreamParts) {}

  readonly state = (): LiveState => this.now;
  readonly onState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => void this.stateListeners.delete(listener);
  };
  readonly subscribe = (listener: LiveListener): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Keeps the stream open until the returned function is called. */
  hold(): () => void {
    this.holders += 1;
    if (this.holders === 1) {
      document.addEventListener('visibilitychange', this.follow);
      this.follow();
    }
    return () => {
      this.holders -= 1;
      if (this.holders > 0) return;
      document.removeEventListener('visibilitychange', this.follow);
      this.follow();
    };
  }

  /** Open when wanted, closed when not. A hidden tab gives its stream up: a browser has few connections. */
  private readonly follow = (): void => {
    const isWanted = this.holders > 0 && document.visibilityState === 'visible';
    if (!isWanted) {
      this.close();
      this.failures = 0;
      this.set('idle');
    } else if (this.now === 'idle') {
      this.set('connecting');
      void this.connect();
    }
  };

  private async connect(): Promise<void> {
    if (this.parts.mustRenew()) {
      const isAlive = await this.parts.renew().catch(() => false);
      if (this.now === 'idle') return;
      if (!isAlive) return this.set('ended');
    }
    this.close();
    const source = this.parts.open();
    this.source = source;
    source.addEventListener('ready', () => {
      this.failures = 0;
      this.set('open');
      this.tell(undefined);
    });
    source.addEventListener('message.new', ({ data }) => this.take(data));
    source.addEventListener('session-ended', () => void this.sessionEnded());
    source.addEventListener('error', () => {
      if (this.source === source) this.failed(source.readyState !== CLOSED);
    });
  }

  /** @param triesItself the browser connects again on its own, which keeps the place in the stream */
  private failed(triesItself = false): void {
    this.failures += 1;
    this.set(this.failures >= GIVE_UP_AFTER ? 'down' : 'connecting');
    if (triesItself && this.failures < GIVE_UP_AFTER) return;
    this.close();
    const wait = WAITS_MS[Math.min(this.failures, WAITS_MS.length) - 1] ?? 30_000;
    this.timer = setTimeout(() => void this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private async sessionEnded(): Promise<void> {
    this.close();
    this.set('connecting');
    const isAlive = await this.parts.renew().catch(() => false);
    if (this.state() === 'idle') return;
    if (isAlive) await this.connect();
    else this.set('ended');
  }

  private take(data: string): void {
    const parsed = liveEvents['message.new'].safeParse(parseJson(data));
    // An event of a newer server that this page does not know: what it tells is read instead.
    this.tell(parsed.success ? parsed.data : undefined);
  }

  private tell(message: Message | undefined): void {
    for (const listener of this.listeners) listener(message);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = undefined;
  }

  private set(state: LiveState): void {
    if (this.now === state) return;
    this.now = state;
    for (const listener of this.stateListeners) listener();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
