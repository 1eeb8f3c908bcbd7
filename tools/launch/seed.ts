import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../stack/context.ts';
import { commonValues, publicUrl } from '../stack/env.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { ROOT } from '../stack/paths.ts';
import { runTool } from '../stack/run-tool.ts';
import type { Stack } from '../stack/stack.ts';
import { unbuilt } from './services.ts';

export interface Account {
  readonly role: 'sender' | 'driver' | 'pending-driver' | 'admin';
  readonly email: string;
  readonly password: string;
}

export interface DemoData {
  readonly coupon: string | null;
  readonly accounts: readonly Account[];
}

const SEED = join(ROOT, 'tools/seed/main.ts');

/** Makes the demo accounts, or finds those of an earlier start. The seed's last line of output is its result, as JSON. */
export async function seed(stack: Stack, report: Report): Promise<DemoData> {
  if (!existsSync(SEED) || unbuilt().length > 0) {
    report('skipped: it needs every service built (npm run build)');
    return { coupon: null, accounts: [] };
  }
  const { context, backing } = stack;
  const databases = Object.entries(stack.databaseUrls).map(([name, url]) => [`${name.toUpperCase()}_DATABASE_URL`, url]);
  const env = {
    ...baseEnvironment(),
    ...backing,
    ...commonValues(context, backing),
    ...(Object.fromEntries(databases) as Record<string, string>),
    QUOTE_SECRET: context.secrets.QUOTE_SECRET,
    MEDIA_LINK_SECRET: context.secrets.MEDIA_LINK_SECRET,
    URL: publicUrl(context),
    ...(stack.mailUrl ? { MAIL_URL: stack.mailUrl } : {}),
  };
  const lines: string[] = [];
  await runTool({ command: process.execPath, args: [SEED], env, cwd: ROOT }, context.supervisor.logOf('seed'), (line) => void lines.push(line));
  const text = lines.join('\n');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as DemoData;
}
