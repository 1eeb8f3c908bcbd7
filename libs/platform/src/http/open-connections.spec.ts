import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { KEPT_IDLE_MS, OpenConnections } from './open-connections.ts';

let server: Server;
let connections: OpenConnections;
let port: number;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/set') response.setHeader('x-content-type-options', 'nosniff');
    if (request.url === '/plain') return response.end('plain');
    if (request.url !== '/slow') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write('data: one\n\n');
    }
    return setTimeout(() => response.end('done'), 1_500);
  });
  connections = new OpenConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Milliseconds until the server has let go of everything, at most `most`. */
async function closing(drains: boolean, most = 4_000): Promise<number> {
  const began = Date.now();
  if (drains) connections.drain();
  await Promise.race([new Promise((done) => server.close(done)), sleep(most, undefined, { ref: false })]);
  return Date.now() - began;
}

const answerTo = async (path: string, accept = '*/*'): Promise<IncomingMessage> => {
  const [answer] = (await once(get({ port, path, agent: false, headers: { accept } }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
};

describe('OpenConnections', () => {
  it.each([true, false])('a connection that never carried a request (drained: %p)', async (drains) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    await sleep(100);
    const took = await closing(drains);
    if (drains) expect(took).toBeLessThan(3_000);
    else expect(took).toBeGreaterThan(3_500);
    socket.destroy();
  });

  it.each([
    ['asked for', '/live', 'text/event-stream', true],
    ['with headers that were set', '/set', '*/*', true],
    ['asked for, without draining', '/live', 'text/event-stream', false],
  ])('a stream of events, %s', async (_name, path, accept, drains) => {
    const answer = await answerTo(path, accept);
    answer.on('error', () => undefined).resume();
    const took = await closing(drains);
    if (drains) expect(took).toBeLessThan(3_000);
    else expect(took).toBeGreaterThan(3_500);
    answer.destroy();
  });

  it('waits for an answer under way, and for a request that arrives in the last moment', async () => {
    const early = answerTo('/slow');
    const late = connect(port, '127.0.0.1');
    await once(late, 'connect');
    await sleep(100);
    const closed = closing(true);
    late.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const text = Buffer.concat(await late.toArray()).toString();
    expect(text).toContain('done');
    expect(Buffer.concat(await (await early).toArray()).toString()).toBe('done');
    expect(await closed).toBeGreaterThan(1_000);
  });
});

describe('a caller with a kept-alive connection', () => {
  it('is answered, told to leave, and not cut while the server drains', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (): Promise<string | undefined> => {
      const [answer] = (await once(get({ port, path: '/plain', agent }), 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.headers.connection;
    };
    expect(await ask()).toBe('keep-alive');
    connections.drain();
    expect(await ask()).toBe('close');
    const began = Date.now();
    await connections.gone(4_000);
    expect(Date.now() - began).toBeLessThan(2_000);
    agent.destroy();
  });

  it('is not cut before it has had the time to leave', async () => {
    let opened = 0;
    server.on('connection', () => (opened += 1));
    const pool = new Pool(`http://127.0.0.1:${port}`, { keepAliveMaxTimeout: KEPT_IDLE_MS });
    const ask = async () => {
      const { body, headers } = await pool.request({ path: '/plain', method: 'GET' });
      return [await body.text(), headers.connection];
    };
    expect(await ask()).toEqual(['plain', 'keep-alive']);
    connections.drain();
    await sleep(KEPT_IDLE_MS - 500);
    expect(await ask()).toEqual(['plain', 'close']);
    expect(opened).toBe(1);
    await pool.close();
  });

  it('is waited for no longer than asked', async () => {
    const slow = answerTo('/slow');
    await sleep(100);
    connections.drain();
    const began = Date.now();
    await connections.gone(300);
    expect(Date.now() - began).toBeLessThan(1_200);
    expect((await slow).statusCode).toBe(200);
  });
});
