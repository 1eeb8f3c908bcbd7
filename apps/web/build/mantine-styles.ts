import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(CLASS));

/**
 * Fails the build over a component of Mantine whose code is in it and whose rules are not: it would show without its
 * look. `src/lib/theme/mantine.css` names the components.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'cursa-mantine-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
        const sheets = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source.toString()] : [],
        );
        const missing = componentsWithout(
          classesIn(code),
          classesIn(sheets.join('\n')),
          await rulesOfMantine(),
        );
        if (missing.length > 0)
          this.error(`${missing.join(', ')}: used, but src/lib/theme/mantine.css does not import its styles`);
      },
    },
  };
}

/** The components, by their names, of which `used` has a class that `styled` lacks although Mantine has rules for it. */
export function componentsWithout(
  used: ReadonlySet<string>,
  styled: ReadonlySet<string>,
  rules: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  return [...rules].flatMap(([component, classes]) =>
    [...classes].some((name) => used.has(name) && !styled.has(name)) ? [component] : [],
  );
}

/** The classes of each component that has rules, by the component's name. */
async function rulesOfMantine(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const folder = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/global.css'));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.layer.css'));
  const read = async (file: string) =>
    [file.replace('.layer.css', ''), classesIn(await readFile(join(folder, file), 'utf8'))] as const;
  return new Map(await Promise.all(files.map(read)));
}
