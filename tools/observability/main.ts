import { resolve } from 'node:path';
import { writeFiles } from './write-files.ts';

/** Writes deploy/alerts and deploy/dashboards anew. Run with `--conditions=@cursa/source`: it needs no build. */
const written = await writeFiles(resolve(import.meta.dirname, '../..'));
process.stdout.write(`${written.join('\n')}\n`);
