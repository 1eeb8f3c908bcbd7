import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import postcssMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { mantineStyles } from './mantine-styles.ts';
import { weightBudget } from './weight-budget.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

/** The folder of the web application. */
export const root = join(import.meta.dirname, '..');

/** Modules that travel in one file; the first group that takes a module has it. */
export interface ChunkGroup {
  readonly name: string;
  /** `$initial`: all that the page imports at once. */
  readonly tags?: '$initial'[];
  /** A module that brings along all it imports. */
  readonly test?: RegExp;
  /** At least so many screens (or other parts that are fetched later) use it. */
  readonly minShareCount?: number;
}

/** What every way of reading the application's sources needs. */
export function sourceConfig(): UserConfig {
  return {
    root,
    resolve: { conditions: ['@cursa/source', ...defaultClientConditions] },
    css: { postcss: { plugins: [(postcssMantine as () => { postcssPlugin: string })()] } },
    plugins: [withoutJsonSchema(), { enforce: 'pre', ...mdx() }, react()],
  };
}

/** For drawing pages with Node; libraries of the workspace are read as sources there too. */
export function drawingConfig(): UserConfig {
  return {
    ...sourceConfig(),
    ssr: { resolve: { conditions: ['@cursa/source', ...defaultServerConditions] } },
  };
}

interface Page {
  /** The page's file in the application's folder. */
  readonly html: string;
  readonly groups: readonly ChunkGroup[];
  /** The first page's build comes first and empties the folder; the other's is put beside it. */
  readonly first: boolean;
  readonly plugins?: readonly PluginOption[];
}

/** How either page is built: each by itself, so that no code of the administrators weighs on anybody else. */
export function configOf({ html, groups, first, plugins = [] }: Page): UserConfig {
  const source = sourceConfig();
  return {
    ...source,
    plugins: [
      ...(source.plugins ?? []),
      ...plugins,
      mantineStyles(),
      weightBudget({ firstRoute: 170_000, furtherRoute: 60_000 }),
      // With the last build, once for all files.
      ...(first ? [] : [compressAssets()]),
    ],
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: first,
      copyPublicDir: first,
      target: 'es2022',
      // Those whose code travels to browsers are named beside it, with their licences.
      license: { fileName: first ? 'licences.txt' : 'licences-admin.txt' },
      rollupOptions: {
        input: join(root, html),
        output: {
          codeSplitting: {
            groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
          },
        },
      },
    },
  };
}
