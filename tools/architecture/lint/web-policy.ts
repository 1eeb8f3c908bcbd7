/** The web application's parts under `apps/web/src`; what composes features may import all of them. */
type Area =
  | { readonly kind: 'composition' | 'components' | 'lib' | 'testing' }
  | { readonly kind: 'feature'; readonly name: string };

const SRC = 'apps/web/src/';
const HTTP_CLIENT = 'src/lib/api';
const PACKAGES_OF_BROWSERS = /^@cursa\/(kernel|contracts|api-client|web)(\/|$)/;

/** Whether the file is sent to browsers; the rest of `apps/web` builds it, on Node. */
export const isSentToBrowsers = (place: string): boolean => place.startsWith(SRC);

/**
 * Why this file of the web application must not import that, or undefined when it may. Features are parts that can be
 * read, changed and loaded alone: they meet in `src/app` and `src/admin` only.
 * @param target as written; relative or a package
 * @param test tests may use what the application itself may not: the fake client, axios' types
 */
export function webRefusal(place: string, target: string, test: boolean): string | undefined {
  if (!isSentToBrowsers(place)) return undefined;
  if (target.startsWith('.')) return relativeRefusal(place, target, test);
  if (target.startsWith('@cursa/') && !PACKAGES_OF_BROWSERS.test(target))
    return `The web application must not import ${target}: it knows the contracts, the kernel and the client only.`;
  if (/^axios(\/|$)/.test(target) && !place.startsWith('apps/web/src/lib/api/') && !test)
    return `Only ${HTTP_CLIENT} imports axios: everything else calls through it.`;
  return undefined;
}

function relativeRefusal(place: string, target: string, test: boolean): string | undefined {
  const from = areaOf(place);
  const to = areaOf(new URL(target, `file:///${place}`).pathname.slice(1));
  if (to.kind === 'testing' && from.kind !== 'testing' && !test)
    return `"${target}" is for tests: the application does not import src/testing.`;
  if (from.kind === 'composition' || from.kind === 'testing') return undefined;
  if (to.kind === 'composition')
    return `"${target}" composes features: nothing but src/app, src/admin and main files imports it.`;
  if (to.kind !== 'feature') return undefined;
  if (from.kind !== 'feature') return `src/${from.kind} is below the features and imports none of them.`;
  if (from.name !== to.name)
    return `The feature "${from.name}" must not import the feature "${to.name}": what both need lives in src/components or src/lib.`;
  return undefined;
}

/** Files directly in `src` start the application, so they compose. */
function areaOf(path: string): Area {
  const [folder = '', name = '', ...rest] = path.slice(SRC.length).split('/');
  if (folder === 'features' && rest.length > 0) return { kind: 'feature', name };
  if (folder === 'components' || folder === 'lib' || folder === 'testing') return { kind: folder };
  return { kind: 'composition' };
}
