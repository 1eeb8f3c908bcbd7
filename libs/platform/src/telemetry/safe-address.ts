const ids = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[A-Z]{2}-[0-9A-Z]{5}-[0-9A-Z]{5}|v?\d{1,3})$/;
const words = /^[a-z][a-z_-]*$/;

/**
 * An address or path without its query, in which only words of routes and ids of ours are left: in the place of an id a
 * caller may have written anything. With a route its own words count, else words as such.
 */
export function safeAddress(address: string, route: unknown): string {
  if (address === route) return address;
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? [];
  const template = typeof route === 'string' && !route.includes('*') ? route.split('/') : undefined;
  const isWord = (segment: string, index: number) =>
    template ? template[index] === segment : words.test(segment);
  const kept = path
    .split('/')
    .map((segment, index) =>
      segment === '' || isWord(segment, index) || ids.test(segment) ? segment : ':value',
    );
  return origin + kept.join('/');
}
