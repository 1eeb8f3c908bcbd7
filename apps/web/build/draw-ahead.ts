import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { closure } from './closure.ts';
import { drawMarkup } from './draw-markup.ts';
import type { DrawnPage } from './drawn-pages.ts';
import { pageWith } from './page-with.ts';

interface Needs {
  readonly scripts: string[];
  readonly styles: string[];
}

/**
 * Writes `pages/<path>.html` for each page: the first picture of its screen and links to what it needs. Servers send
 * it at its path, and `index.html` at every other (docs/decisions/0019).
 */
export function drawAhead(config: UserConfig, pages: readonly DrawnPage[]): Plugin {
  let folder = '';
  let root = '';
  const needs = new Map<string, Needs>();
  return {
    name: 'cursa-draw-ahead',
    apply: 'build',
    configResolved: (resolved) => {
      folder = resolved.build.outDir;
      root = resolved.root;
    },
    generateBundle(_options, bundle) {
      for (const page of pages) {
        const module = join(root, page.module);
        const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
        if (!found) this.error(`${relative(root, module)} is in no chunk`);
        needs.set(page.path, needsOf(bundle, found));
      }
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const markup = await drawMarkup(config, pages);
        const read = (address: string) => readFile(join(folder, address), 'utf8');
        const empty = await read('/index.html');
        await mkdir(join(folder, 'pages'), { recursive: true });
        for (const { path, role } of pages) {
          const parts = { markup: markup.get(path) ?? '', role, ...(needs.get(path) ?? none) };
          await writeFile(join(folder, 'pages', `${path}.html`), await pageWith(empty, parts, read));
        }
      },
    },
  };
}

const none: Needs = { scripts: [], styles: [] };

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((item) => item.type === 'chunk');
}

/** The chunk and all that it imports at once, with their styles. */
function needsOf(bundle: Rolldown.OutputBundle, from: Rolldown.OutputChunk): Needs {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const files = closure(chunks, from.fileName);
  const styles = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  const addresses = (names: readonly string[]) => [...new Set(names)].map((name) => `/${name}`);
  return { scripts: addresses(files), styles: addresses(styles) };
}
