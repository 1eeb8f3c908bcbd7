import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TRACE_ID_HEADER } from '@cursa/platform/http';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  json(): any;
}

type Answer = (seen: SeenRequest, response: ServerResponse) => void;

/** Stands for every part at once: remembers what it was asked and answers as the test says. */
export class FakePart {
  readonly seen: SeenRequest[] = [];
  answer: Answer = (_seen, response) => response.writeHead(404).end();
  url = '';
  private server?: Server;

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.take(request, response));
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Answers by method and path; the query is left aside. */
  routes(routes: Readonly<Record<string, unknown>>): void {
    this.answer = (seen, response) => {
      const found = routes[`${seen.method} ${seen.url.split('?', 1)[0]}`];
      if (typeof found === 'function') return void (found as Answer)(seen, response);
      if (found === undefined) return sendProblem(response, 404, 'not-found', 'There is no such thing');
      sendJson(response, 200, found);
    };
  }

  last(): SeenRequest {
    const seen = this.seen.at(-1);
    if (!seen) throw new Error('The part was not asked anything');
    return seen;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const seen: SeenRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
      json: () => JSON.parse(body.toString('utf8')) as unknown,
    };
    this.seen.push(seen);
    response.setHeader(TRACE_ID_HEADER, 'f'.repeat(32));
    this.answer(seen, response);
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendProblem(
  response: ServerResponse,
  status: number,
  code: string,
  detail: string,
  errors: readonly { field: string; message: string }[] = [],
): void {
  const problem = {
    type: `https://cursa.ro/problems/${code}`,
    title: 'Refused',
    status,
    detail,
    instance: '/',
    code,
    trace_id: 'a'.repeat(32),
    errors,
  };
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
}
