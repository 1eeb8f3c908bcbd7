import { parseArgs } from 'node:util';

/** What `npm test` can run, in the order in which it does. */
export const PARTS = ['build', 'types', 'lint', 'format', 'unit', 'int', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly wants: (part: Part) => boolean;
  /** Handed to jest: paths, `-t <name>`. */
  readonly jest: readonly string[];
}

/** Parts that need the backing servers, and so the build. */
export const needsServers = ({ wants }: Options): boolean => wants('int') || wants('e2e');

/**
 * `npm test -- --only unit,int [-- <jest arguments>]`.
 * @throws when a part is unknown
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const only = values.only?.split(',');
  const unknown = only?.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined)
    throw new Error(`--only takes ${PARTS.join(', ')}, several with commas; "${unknown}" is none of them`);
  return { wants: (part) => !only || only.includes(part), jest: positionals };
}
