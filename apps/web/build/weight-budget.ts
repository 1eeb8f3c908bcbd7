import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { weighRoutes, type Chunk } from './weigh-routes.ts';

interface Budget {
  /** Gzipped bytes of JavaScript that the first route may cost: the entry with the heaviest first screen. */
  readonly firstRoute: number;
  /** Gzipped bytes that going on to another route may add to the entry. */
  readonly furtherRoute: number;
}

/** Modules that are fetched by name although other modules share their chunk, which leaves the chunk without a face. */
const LAZY = /src[\\/](app[\\/]routes[\\/][^\\/]+\.tsx|lib[\\/]api[\\/]client\.ts)$/;

/** Fails the build when a route weighs more than its budget (goal P7), and prints what each weighs. */
export function weightBudget(budget: Budget): Plugin {
  let root = '';
  return {
    name: 'cursa-weight-budget',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk') continue;
        const own = item.facadeModuleId ?? item.moduleIds.find((id) => LAZY.test(id));
        chunks.set(item.fileName, {
          module: own ? relative(root, own.split('?')[0] ?? '') : '',
          isEntry: item.isEntry,
          imports: item.imports,
          bytes: gzipSync(item.code, { level: 9 }).length,
        });
      }
      const weights = weighRoutes(chunks, budget);
      const lines = weights.map(
        ({ name, bytes, limit }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}  ${name}`,
      );
      this.info(`JavaScript by route, gzipped:\n${lines.join('\n')}`);
      const over = weights.filter(({ bytes, limit }) => bytes > limit);
      if (over.length > 0)
        this.error(
          `Over the weight budget: ${over.map(({ name, bytes, limit }) => `${name} ${bytes} of ${limit} bytes`).join('; ')}`,
        );
    },
  };
}
