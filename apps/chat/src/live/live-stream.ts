import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallerIdentity, Sessions } from '@cursa/platform/auth';
import { Doorbell } from './doorbell.ts';
import type { Feed } from './feed.ts';
import type { LiveBell } from './live-bell.ts';
import { comment, frame, retryHint } from './sse.ts';

export interface LiveStreamParts {
  readonly caller: CallerIdentity;
  readonly out: ServerResponse;
  readonly feed: Feed;
  readonly bell: LiveBell;
  readonly sessions: Pick<Sessions, 'read'>;
  readonly heartbeatMs: number;
}

const pageSize = 100;
/** How often the store is looked at without a ring: as a net under a bell that works, and without one. */
const netMs = 10_000;
const pollMs = 1_000;
const sessionCheckMs = 2_000;
/** A reader that takes nothing for so long is gone or too slow; it resumes by its last event id. */
const drainMs = 20_000;

/**
 * One person's stream: a cursor over their feed. It only ever reads forward from the position sent last, whether that
 * was replayed or live, so there is no seam between the two. It reads a page when the reader has taken the last one:
 * a slow reader costs one page of memory.
 */
export class LiveStream {
  private readonly bell = new Doorbell();
  private over = false;

  constructor(private readonly parts: LiveStreamParts) {}

  /** Runs until the reader leaves, the session ends, or `end` is called. Never rejects. */
  async run(from: number): Promise<void> {
    const { caller, out, heartbeatMs } = this.parts;
    const unhook = this.parts.bell.on(caller.accountId, this.bell.ring);
    const beat = setInterval(() => this.beat(), heartbeatMs);
    const session = setInterval(() => void this.checkSession(), sessionCheckMs);
    out.on('close', () => this.stop()).on('error', () => this.stop());
    try {
      await this.write(retryHint(2_000) + frame('ready', from, {}));
      await this.follow(from);
    } finally {
      unhook();
      clearInterval(beat);
      clearInterval(session);
      this.stop();
      if (!out.writableEnded) out.end();
    }
  }

  /** Says a last word and ends. */
  end(lastWord: string): void {
    if (this.over) return;
    this.parts.out.end(lastWord);
    this.stop();
  }

  private async follow(from: number): Promise<void> {
    const { feed, caller, bell } = this.parts;
    let position = from;
    while (!this.over) {
      try {
        const events = await feed.after(caller, position, pageSize);
        for (const event of events) {
          if (this.over) return;
          await this.write(frame(event.name, event.position, event.data));
          position = event.position;
        }
        if (events.length < pageSize && !this.over) await this.bell.wait(bell.isHearing ? netMs : pollMs);
      } catch {
        // The store is away: the stream stays and goes on where it was.
        if (!this.over) await sleep(pollMs);
      }
    }
  }

  private async write(text: string): Promise<void> {
    const { out } = this.parts;
    if (this.over || out.write(text)) return;
    const drained = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => settle(false), drainMs);
      const settle = (value: boolean) => {
        clearTimeout(timer);
        out.off('drain', onDrain).off('close', onClose);
        resolve(value);
      };
      const onDrain = () => settle(true);
      const onClose = () => settle(false);
      out.once('drain', onDrain).once('close', onClose);
    });
    if (drained) return;
    this.stop();
    out.destroy();
  }

  private beat(): void {
    const { out } = this.parts;
    if (!this.over && !out.writableNeedDrain) out.write(comment('beat'));
  }

  /** A session that was revoked or has expired ends its streams within seconds. */
  private async checkSession(): Promise<void> {
    const caller = await this.parts.sessions.read(this.parts.caller.token).catch(() => this.parts.caller);
    if (!caller) this.end(frame('session-ended', undefined, {}));
  }

  private stop(): void {
    this.over = true;
    this.bell.ring();
  }
}
