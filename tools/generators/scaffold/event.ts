import type { Names } from './names.ts';
import type { Tree } from './tree.ts';

const REGISTRY = 'libs/contracts/src/events/registry.ts';

/**
 * Declares a fact. Its failing test is there already: tools/architecture/code/events.spec.ts wants every event published
 * by its service, and readmes.spec.ts wants it on the service's page.
 */
export function addEvent(tree: Tree, service: Names, name: string | undefined): void {
  if (!name || !/^[a-z-]+\.[a-z-]+$/.test(name))
    throw new Error(`An event is a past-tense fact, like order.created; got "${name ?? ''}"`);
  if (tree.read(REGISTRY).includes(`'${name}'`))
    throw new Error(`${name} is declared already; a breaking change is a new version beside it`);
  const text = `  '${name}': event('${name}', 'cursa.${service.kebab}', 'order', z.object({ order_id: id, at: instant })),\n`;
  tree.insert(REGISTRY, 'before', /\} as const;/, text);
}
