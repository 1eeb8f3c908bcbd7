import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long callers of ours keep a connection that nothing uses. The server's own word (`Keep-Alive: timeout=72`) would
 * count otherwise, and a call be written into a connection that an ending pod closes just then.
 */
export const KEPT_IDLE_MS = 3_000;

/** How long a connection that has carried no request yet may still bring one: it may be on its way. */
const newGraceMs = 500;
/** One that has: until our callers have left it by themselves. */
const keptGraceMs = KEPT_IDLE_MS + 500;
const lookEveryMs = 100;

/**
 * Knows what each connection of a server is doing, so that a server that drains waits for answers only. Node itself
 * waits for connections that never carried a request (browsers open such ahead), and for streams of events, which have
 * no end.
 */
export class OpenConnections {
  /** Each connection, with the answer under way on it. */
  private readonly open = new Map<Socket, ServerResponse | undefined>();
  private readonly used = new WeakSet<Socket>();
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
      this.used.add(socket);
      response.once('close', () => {
        if (this.open.get(socket) === response) this.open.set(socket, undefined);
      });
    });
  }

  /**
   * From now on ends what nobody waits for: streams of events at once, connections that were opened ahead after a moment,
   * quiet ones when callers have had the time to leave them, busy ones with their next answer, which tells the caller
   * (`Connection: close`) to go elsewhere.
   */
  drain(): void {
    this.draining = true;
    for (const response of this.open.values())
      if (response && !response.headersSent) response.shouldKeepAlive = false;
    for (const [socket, response] of this.open) if (response && isEndless(response)) socket.destroySoon();
    const began = Date.now();
    const look = setInterval(() => {
      const ms = Date.now() - began;
      for (const [socket, response] of this.open) {
        const isQuiet = !response || isEndless(response);
        if (isQuiet && ms >= (this.used.has(socket) ? keptGraceMs : newGraceMs)) socket.destroySoon();
      }
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
