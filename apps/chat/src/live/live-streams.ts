import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { observe } from '@cursa/platform/telemetry';
import { StreamsClosing, TooManyStreams } from './live.errors.ts';
import type { LiveStream } from './live-stream.ts';
import { retryHint } from './sse.ts';

const mostPerPerson = 20;

/** The open streams of this replica: counted, bounded per person, and sent elsewhere when it shuts down. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly streams = new Map<string, Set<LiveStream>>();
  private closing = false;

  constructor() {
    observe('openStreams', () => [[this.open]]);
  }

  /** How many are open; what this service scales on. */
  get open(): number {
    let count = 0;
    for (const set of this.streams.values()) count += set.size;
    return count;
  }

  /** @throws TooManyStreams, StreamsClosing */
  admit(accountId: string): void {
    if (this.closing) throw new StreamsClosing();
    if ((this.streams.get(accountId)?.size ?? 0) >= mostPerPerson) throw new TooManyStreams(mostPerPerson);
  }

  /** Keeps the stream until it is over. */
  async keep(accountId: string, stream: LiveStream, run: () => Promise<void>): Promise<void> {
    const set = this.streams.get(accountId) ?? new Set();
    this.streams.set(accountId, set.add(stream));
    try {
      await run();
    } finally {
      set.delete(stream);
      if (set.size === 0 && this.streams.get(accountId) === set) this.streams.delete(accountId);
    }
  }

  /** Before the server stops listening: readers are told to come back at different moments. */
  onModuleDestroy(): void {
    this.closing = true;
    for (const set of this.streams.values()) {
      for (const stream of set) stream.end(retryHint(500 + Math.floor(Math.random() * 2_500)));
    }
  }
}
