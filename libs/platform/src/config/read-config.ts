import type { z } from 'zod';

/** Exit code for a wrong configuration (EX_CONFIG of sysexits.h). */
export const configFaultExit = 78;

/** Everything that is wrong with the configuration, one plain sentence per fault. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a configuration from environment variables. An empty variable counts as not set, as in compose files.
 * @throws ConfigError that names all faults at once; values are never repeated in it.
 */
export function readConfig<S extends z.ZodObject>(schema: S, source: Environment = process.env): z.output<S> {
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = source[name];
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? 'The configuration');
      if (issue.path.length === 1 && !(name in given)) return `${name} is not set.`;
      return `${name} ${sentence(issue.message)}`;
    }),
  );
}

function sentence(message: string): string {
  const text = /^(must|needs|is|has) /.test(message) ? message : `is not valid: ${message}`;
  return text.endsWith('.') ? text : `${text}.`;
}
