import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { javaHome } from '../java.ts';
import { runTool } from '../run-tool.ts';
import type { BackingService } from './service.ts';

/** A real redis-server, taken out of the jar that carries one for each platform. */
export function redis(context: StackContext): BackingService {
  const folder = join(context.paths.data, 'redis');
  const { redis: port } = context.ports;
  let binary = '';
  return {
    name: 'redis',
    title: 'Redis',
    ports: ['redis'],
    values: { REDIS_URL: `redis://${context.address}:${port}` },
    async prepare(report) {
      binary = await extract(context, await javaHome(context, report));
      await mkdir(folder, { recursive: true });
    },
    async start() {
      const args = [
        '--bind',
        context.address,
        '--protected-mode',
        'no',
        '--port',
        String(port),
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--save',
        '',
      ];
      context.supervisor.start('redis', { command: binary, args, env: baseEnvironment() });
    },
    ready: () => context.supervisor.ready('redis', () => ping(context.address, port)),
  };
}

async function extract(context: StackContext, home: string): Promise<string> {
  const binary = join(home, 'redis-server');
  if (existsSync(binary)) return binary;
  const jar = (await readdir(join(home, 'lib'))).find((name) => name.startsWith('embedded-redis-'));
  const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const draft = join(home, `redis.${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    const unpack = {
      command: 'jar',
      args: ['xf', join(home, 'lib', jar ?? '')],
      cwd: draft,
      env: baseEnvironment(),
    };
    await runTool(unpack, context.supervisor.logOf('redis'));
    const found = (await readdir(draft)).find(
      (name) => name.startsWith('redis-server') && name.endsWith(platform),
    );
    if (!found)
      throw new Error(
        `${jar} has no redis-server for ${platform}. Run one yourself and say where:\n  REDIS_URL=redis://127.0.0.1:6379 npm start`,
      );
    await chmod(join(draft, found), 0o755);
    await rename(join(draft, found), binary);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return binary;
}

/** Redis accepts connections while it still loads its data, and says so; only PONG counts. */
function ping(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port });
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer to PING')));
    socket.once('error', reject).once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+PONG')) resolve();
      else reject(new Error(answer.toString().trim()));
    });
  });
}
