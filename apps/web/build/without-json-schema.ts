import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/**
 * Leaves out the part of zod that writes schemas down as JSON Schema: every schema carries it, only the OpenAPI document
 * of the gateway uses it, and in a browser it is 5 kB of the first budget. Nothing else of zod changes.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'cursa-without-json-schema',
    enforce: 'pre',
    load: {
      filter: { id: JSON_SCHEMA },
      async handler(id) {
        const source = await readFile(id.split('?', 1)[0] ?? id, 'utf8');
        const names = [...source.matchAll(EXPORTED)].map(([, plain, renamed]) => plain ?? renamed);
        if (names.length === 0) this.error(`zod's ${id} has changed: nothing is exported there`);
        return [
          'const absent = () => absent;',
          ...names.map((name) => `export const ${String(name)} = absent;`),
        ].join('\n');
      },
    },
  };
}
