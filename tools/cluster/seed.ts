import { join } from 'node:path';
import { execa } from 'execa';
import { baseEnvironment } from '../stack/environment.ts';
import { ROOT } from '../stack/paths.ts';
import type { DemoData } from '../launch/seed.ts';

/** Makes the demo's people through the API, as `npm start` does. @throws with the seed's own sentence */
export async function seedDemo(url: string): Promise<DemoData> {
  const done = await execa(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'tools/seed/main.ts')],
    {
      cwd: ROOT,
      env: { ...baseEnvironment(), SEED_URL: url },
      extendEnv: false,
      reject: false,
    },
  );
  if (done.failed) throw new Error(done.stderr || done.shortMessage);
  return JSON.parse(done.stdout.slice(done.stdout.indexOf('{'))) as DemoData;
}
