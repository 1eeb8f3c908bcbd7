import type { OutgoingHttpHeaders } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type CallerIdentity, Sessions } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { Feed } from './feed.ts';
import { LiveBell } from './live-bell.ts';
import { LiveStream } from './live-stream.ts';
import { LiveStreams } from './live-streams.ts';
import { positionOf } from './sse.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Opens a person's stream, from now on or from the event they saw last. */
@Injectable()
export class OpenStream {
  private readonly logger = new Logger(OpenStream.name);

  constructor(
    private readonly feed: Feed,
    private readonly bell: LiveBell,
    private readonly sessions: Sessions,
    private readonly streams: LiveStreams,
    @Inject(CONFIG) private readonly config: Pick<Config, 'LIVE_HEARTBEAT_MS'>,
  ) {}

  /** @throws TooManyStreams, StreamsClosing, MessageStoreDown, while the answer can still be a refusal */
  async execute(caller: CallerIdentity, lastEventId: string | undefined, reply: FastifyReply): Promise<void> {
    this.streams.admit(caller.accountId);
    const head = await this.feed.head(caller);
    // An id from beyond the head (a store restored from a backup) must not make the person wait for it.
    const from = Math.min(positionOf(lastEventId) ?? head, head);
    this.streams.admit(caller.accountId);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers });
    const { feed, bell, sessions } = this;
    const stream = new LiveStream({
      caller,
      out,
      feed,
      bell,
      sessions,
      heartbeatMs: this.config.LIVE_HEARTBEAT_MS,
    });
    // Its reads are no part of the trace of the request that opened it: that one would never end.
    context.with(ROOT_CONTEXT, () => {
      this.streams
        .keep(caller.accountId, stream, () => stream.run(from))
        .catch((error: unknown) => this.logger.error({ msg: 'A live stream broke', err: error }));
    });
  }
}
