import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection without a request may still bring one: it may be on its way. */
const graceMs = 500;
const lookEveryMs = 100;

/**
 * Knows what each connection of a server is doing, so that a server that drains waits for answers only. Node itself
 * waits for connections that never carried a request (browsers open such ahead), and for streams of events, which have
 * no end.
 */
export class OpenConnections {
  /** Each connection, with the answer under way on it. */
  private readonly open = new Map<Socket, ServerResponse | undefined>();
  private draining = false;

  /** Called before the server listens. */
  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, undefined);
      socket.once('close', () => this.open.delete(socket));
    });
    // Before the application's own listener, which may answer at once.
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.draining) response.shouldKeepAlive = false;
      this.open.set(socket, response);
      response.once('close', () => {
        if (this.open.get(socket) === response) this.open.set(socket, undefined);
      });
    });
  }

  /**
   * From now on ends what nobody waits for: streams of events at once, quiet connections after a moment, busy ones with
   * their next answer, which tells the caller (`Connection: close`) to go elsewhere.
   */
  drain(): void {
    this.draining = true;
    for (const response of this.open.values())
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    for (const [socket, response] of this.open) if (response && isEndless(response)) socket.destroySoon();
    const began = Date.now();
    const look = setInterval(() => {
      if (Date.now() - began < graceMs) return;
      for (const [socket, response] of this.open) if (!response || isEndless(response)) socket.destroySoon();
    }, lookEveryMs);
    look.unref();
  }

  /**
   * Resolves when no connection is left, at the latest after `mostMs`. A server that closes before would refuse what
   * still comes on connections that it told nobody to leave.
   */
  async gone(mostMs: number): Promise<void> {
    const until = Date.now() + mostMs;
    while (this.open.size > 0 && Date.now() < until) await sleep(lookEveryMs);
  }
}

/**
 * Browsers open such a stream again by themselves, at another replica. Node forgets headers that were sent without
 * having been set before, so what was asked for counts too.
 */
function isEndless(response: ServerResponse): boolean {
  const types = [response.getHeader('content-type'), response.req.headers.accept];
  return types.some((type) => String(type ?? '').startsWith('text/event-stream'));
}
