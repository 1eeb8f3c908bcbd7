import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createLogger, setRootLogger } from '../logging/index.ts';
import { createRedis, whenReady } from './index.ts';

setRootLogger(createLogger({ service: 'test', level: 'silent' }));

/** Speaks just enough of the protocol to be found ready; stands in for a server that can be taken away. */
function redisLike() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const commands = bytes.toString().match(/\*\d+\r\n(?:\$\d+\r\n[^\r]*\r\n)+?(?=\*|$)/g) ?? [];
      for (const command of commands) {
        const isInfo = /\r\ninfo\r\n/i.test(command);
        socket.write(isInfo ? '$15\r\nredis_version:7\r\n' : /ping/i.test(command) ? '+PONG\r\n' : '+OK\r\n');
      }
    });
  });
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    server.close();
    await once(server, 'close');
  };
  return { server, stop };
}

describe('createRedis', () => {
  it('fails at once while Redis is away, and works again when it is back', async () => {
    const { server, stop } = redisLike();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const redis = createRedis(`redis://127.0.0.1:${port}`);
    try {
      await whenReady(redis);
      expect(await redis.ping()).toBe('PONG');
      await stop();
      await once(redis, 'close');
      const startedAt = Date.now();
      await expect(redis.ping()).rejects.toThrow();
      expect(Date.now() - startedAt).toBeLessThan(100);
      server.listen(port, '127.0.0.1');
      await once(redis, 'ready');
      expect(await redis.ping()).toBe('PONG');
    } finally {
      redis.disconnect();
      await stop();
    }
  });
});
