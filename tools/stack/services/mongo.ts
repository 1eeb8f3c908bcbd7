import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { javaHome, javaProcess } from '../java.ts';
import { connects } from '../wait.ts';
import type { BackingService } from './service.ts';

/** A server of MongoDB's protocol on one H2 file. Durable, but without transactions and change streams. */
export function mongo(context: StackContext): BackingService {
  const folder = join(context.paths.data, 'mongo');
  const { mongo: port } = context.ports;
  let home = '';
  return {
    name: 'mongo',
    title: 'MongoDB',
    ports: ['mongo'],
    values: { MONGODB_URL: `mongodb://${context.address}:${port}/chat` },
    async prepare(report) {
      home = await javaHome(context, report);
      await mkdir(folder, { recursive: true });
    },
    async start() {
      const args = [context.address, String(port), join(folder, 'chat.h2')];
      context.supervisor.start('mongo', javaProcess(home, '128m', 'MongoMain', args));
    },
    ready: () => context.supervisor.ready('mongo', () => connects(context.address, port)),
  };
}
