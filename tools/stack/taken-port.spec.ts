import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isFree, portOwner, takenPortMessage } from './taken-port.ts';

describe('a taken port', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as { port: number }).port;
  });

  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('is seen, and free again once its server is closed', async () => {
    expect(await isFree(port)).toBe(false);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await isFree(port)).toBe(true);
    server = createServer().listen(0);
  });

  it('leads to its owner', async () => {
    expect(await portOwner(port)).toMatchObject({ pid: process.pid });
  });

  it('is told with its use, its owner and the command that frees it', () => {
    const message = takenPortMessage('gateway', 8080, { pid: 42, command: 'nginx' });
    expect(message).toContain('Port 8080 (gateway) is taken by process 42 (nginx)');
    expect(message).toContain('kill 42');
    expect(message).toContain('CURSA_PORT_OFFSET=3000 npm start');
  });

  it('is told without an owner when nobody may know it', () => {
    expect(takenPortMessage('kafka', 19092, undefined)).toContain('lsof -nP -iTCP:19092');
  });
});
