import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../stack/explain.ts';
import { ROOT } from '../stack/paths.ts';
import { compareImages } from './compare-images.ts';
import { down } from './down.ts';
import { readOptions } from './options.ts';
import { Results } from './results.ts';
import { run } from './run.ts';
import { vendor } from './vendor.ts';

/** `npm run cluster`: see USAGE in options.ts, and docs/cluster.md. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const results = new Results(say);
mkdirSync(join(ROOT, '.cursa/cluster'), { recursive: true });
try {
  const options = readOptions(process.argv.slice(2));
  if (options.command === 'run' || options.command === 'check') await run(options, results, say);
  else if (options.command === 'images') await compareImages(results);
  else if (options.command === 'down') await down(options, say);
  else await vendor(say);
} catch (error) {
  say(explain(error));
  if (results.list.length === 0) process.exit(2);
  results.record('The run', 'failed', 'it ended before its time');
}
if (results.list.length > 0) say(`\n${results.toString()}`);
process.exit(results.count('failed') === 0 ? 0 : 1);
