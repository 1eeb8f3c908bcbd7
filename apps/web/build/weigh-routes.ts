import { closure } from './closure.ts';

export interface Chunk {
  /** The module the chunk was made for, relative to the application; empty for shared chunks. */
  readonly module: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  /** Gzipped. */
  readonly bytes: number;
}

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The screen that the empty path leads to; it must fit the first budget together with the entry and the client. */
const FIRST = 'src/app/routes/welcome.tsx';
/** Fetched with the first call; every screen but the first needs it, so it counts as loaded once, with the first. */
const CLIENT = 'src/lib/api/client.ts';
const ROUTE = /^src\/(app|admin)\/routes\/.+\.tsx$/;

/**
 * What each route costs in gzipped JavaScript. The first screen is counted with its entry and the client of the server;
 * any other by what it adds to those, everything it imports included.
 */
export function weighRoutes(
  chunks: ReadonlyMap<string, Chunk>,
  budget: { readonly firstRoute: number; readonly furtherRoute: number },
): Weight[] {
  const all = [...chunks];
  const entries = all.filter(([, chunk]) => chunk.isEntry);
  const base = all.filter(([, { module, isEntry }]) => isEntry || module === CLIENT);
  const loaded = new Set(base.flatMap(([file]) => closure(chunks, file)));
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + (chunks.get(file)?.bytes ?? 0), 0);
  const ofEntries = entries.map(([file, { module }]) => ({
    name: module,
    bytes: sum(new Set(closure(chunks, file))),
    limit: budget.firstRoute,
  }));
  const ofRoutes = all
    .filter(([, { module }]) => ROUTE.test(module))
    .map(([file, { module }]) => {
      const added = closure(chunks, file).filter((name) => !loaded.has(name));
      return module === FIRST
        ? { name: module, bytes: sum(new Set([...loaded, ...added])), limit: budget.firstRoute }
        : { name: module, bytes: sum(new Set(added)), limit: budget.furtherRoute };
    });
  return [...ofEntries, ...ofRoutes].sort((one, other) => other.bytes / other.limit - one.bytes / one.limit);
}
