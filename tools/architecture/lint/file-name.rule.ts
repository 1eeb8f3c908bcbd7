import { basename } from 'node:path';
import type { Rule } from 'eslint';
import { placeOf } from './packages.ts';

/** The closed list of docs/conventions.md: what a file is, when that is more than its one export. */
export const KINDS = [
  'module',
  'controller',
  'entity',
  'errors',
  'events',
  'consumer',
  'job',
  'client', // what a service is made of
  'guard',
  'interceptor',
  'filter',
  'decorator',
  'decorators',
  'port',
  'token',
  'provider', // what the platform adds to Nest
  'data',
  'rule',
  'config',
  'd', // generated data, lint rules, configuration files of tools, type declarations
  'spec',
  'int-spec',
  'e2e-spec',
];

const NAME = /^(?:\d+-)?[a-z0-9]+(?:-[a-z0-9]+)*((?:\.[a-z0-9-]+)*)\.(?:ts|tsx|mts|mjs|js)$/;

/** The one place with JSX: lint tells where a component is put that no browser will ever see. */
const WEB = 'apps/web/';

/** kebab-case.kind.ts, the kind out of a closed list; a migration begins with its timestamp. */
export const fileName: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'Holds file names to the list of kinds' } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const kinds = NAME.exec(name)?.[1];
      if (kinds === undefined)
        return context.report({
          node,
          message: `"${name}" is not kebab-case (${placeOf(context.filename)}).`,
        });
      if (name.endsWith('.tsx') && !placeOf(context.filename).startsWith(WEB))
        return context.report({
          node,
          message: `"${name}": .tsx is for components, which live in apps/web.`,
        });
      const unknown = kinds
        .split('.')
        .filter(Boolean)
        .filter((kind) => !KINDS.includes(kind));
      if (unknown.length > 0)
        context.report({
          node,
          message: `"${unknown.join('.')}" is no kind of file; docs/conventions.md has the list.`,
        });
    },
  }),
};
