import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { answersOk } from '../wait.ts';
import type { BackingService } from './service.ts';

/** Catches every mail instead of sending it, and shows them on a page. */
export function smtp(context: StackContext): BackingService {
  const { smtp: port, mail } = context.ports;
  return {
    name: 'smtp',
    title: 'Mail',
    ports: ['smtp', 'mail'],
    values: { SMTP_URL: `smtp://${context.address}:${port}` },
    prepare: () => Promise.resolve(),
    async start() {
      const env = {
        ...baseEnvironment(),
        SMTP_HOST: context.address,
        SMTP_PORT: String(port),
        PAGE_PORT: String(mail),
        DATA_FILE: join(context.paths.data, 'mails.jsonl'),
      };
      context.supervisor.start('smtp', {
        command: process.execPath,
        args: [join(context.paths.root, 'tools/stack/smtp/main.ts')],
        env,
      });
    },
    ready: () => context.supervisor.ready('smtp', () => answersOk(`http://127.0.0.1:${mail}/`)),
  };
}
