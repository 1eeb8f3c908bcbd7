import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../stack/context.ts';
import { commonValues, publicUrl } from '../stack/env.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { digest, ROOT } from '../stack/paths.ts';
import { runTool } from '../stack/run-tool.ts';
import type { Stack } from '../stack/stack.ts';

export interface Account {
  readonly role: 'sender' | 'driver' | 'pending-driver' | 'admin';
  readonly email: string;
  readonly password: string;
}

export interface DemoData {
  readonly coupon: string | null;
  readonly accounts: readonly Account[];
}

/** Makes the demo accounts, or finds those of an earlier start. The seed's last line of output is its result, as JSON. */
export async function seed(stack: Stack): Promise<DemoData> {
  const { context, backing } = stack;
  const databases = Object.entries(stack.databaseUrls).map(([name, url]) => [
    `${name.toUpperCase()}_DATABASE_URL`,
    url,
  ]);
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
  const args = [join(ROOT, 'tools/seed/main.ts')];
  await runTool(
    { command: process.execPath, args, env, cwd: ROOT },
    context.supervisor.logOf('seed'),
    (line) => void lines.push(line),
  );
  const text = lines.join('\n');
  const demo = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as DemoData;
  writeFileSync(markOf(stack), JSON.stringify({ version: seedVersion(), demo }), { mode: 0o600 });
  return demo;
}

/** The demo data of an earlier start, unless the seed has changed since. Only for databases that were there already. */
export function seededBefore(stack: Stack, report: Report): DemoData | undefined {
  if (!existsSync(markOf(stack))) return undefined;
  const mark = JSON.parse(readFileSync(markOf(stack), 'utf8')) as { version: string; demo: DemoData };
  if (mark.version !== seedVersion()) return undefined;
  report('there already');
  return mark.demo;
}

function markOf(stack: Stack): string {
  return join(stack.context.paths.data, 'demo.json');
}

/** What the seed is made of, and the day: deliveries that waited nearby yesterday may have run out. */
function seedVersion(): string {
  return digest(
    new Date().toISOString().slice(0, 10),
    ...globSync('tools/seed/*.ts', { cwd: ROOT })
      .sort()
      .map((file) => readFileSync(join(ROOT, file))),
  );
}
