import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const SMALLEST = 1_024;

/** Writes `.br` and `.gz` beside every text file above 1 KB, so that servers compress nothing while people wait. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'cursa-compress-assets',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true });
        await Promise.all(
          entries.filter((name) => TEXT.has(extname(name))).map((name) => compress(join(folder, name))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await Promise.all([
    promisify(brotliCompress)(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
