import { addEvent } from './event.ts';
import { addFeature } from './feature.ts';
import { namesOf } from './names.ts';
import { addService } from './service.ts';
import { Tree } from './tree.ts';

export const USAGE = `npm run generate -- service <name>
npm run generate -- feature <service> <name>
npm run generate -- event <service> <noun.verb>
npm run generate -- map       (outline and places of the web app's map)
npm run generate -- icons     (icons of the installed web app)
`;

/**
 * Writes what the arguments ask for below the root.
 * @returns the files written or changed
 * @throws when a name is unfit or taken; nothing is written then
 */
export function generate(root: string, [kind, ...names]: readonly string[]): string[] {
  const tree = new Tree(root);
  if (kind === 'service') addService(tree, namesOf(names[0], 'service'));
  else if (kind === 'feature') addFeature(tree, namesOf(names[0], 'service'), namesOf(names[1], 'feature'));
  else if (kind === 'event') addEvent(tree, namesOf(names[0], 'service'), names[1]);
  else throw new Error(`There is no generator "${kind ?? ''}".\n${USAGE}`);
  return tree.write();
}
