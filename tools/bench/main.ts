import { mkdirSync, writeFileSync } from 'node:fs';
import { measureCapacity } from './capacity/measure-capacity.ts';
import { measureSampling } from './sampling/measure-sampling.ts';
import { measureStart } from './start/measure-start.ts';
import { measureTraces } from './traces/measure-traces.ts';
import { measureTracing } from './tracing/measure-tracing.ts';
import { measureWeb } from './web/measure-web.ts';

/** What can be measured: `npm run bench -- <name>`. Each prints a table and writes its figures as JSON. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Readonly<Record<string, unknown>>[]>>> = {
  web: measureWeb,
  capacity: measureCapacity,
  sampling: measureSampling,
  start: measureStart,
  traces: measureTraces,
  tracing: measureTracing,
};
const FOLDER = '.cursa/bench';

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  process.stderr.write(
    `Say what to measure: npm run bench -- <name>, with one of: ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const rows = await bench();
console.table(rows);
writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(rows, undefined, 2)}\n`);
process.stdout.write(`${FOLDER}/${name}.json\n`);
