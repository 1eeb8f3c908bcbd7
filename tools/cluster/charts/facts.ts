import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHART } from '../install.ts';

/** What the chart knows of one service. */
export interface ServiceFacts {
  readonly isDoor?: boolean;
  readonly calls?: readonly string[];
  readonly stores?: readonly string[];
  readonly database?: boolean;
  readonly consumes?: readonly string[];
  readonly secrets: Readonly<Record<string, string>>;
}

const read = (name: string): unknown => parse(readFileSync(join(CHART, 'facts', name), 'utf8'));

export const facts = read('services.yaml') as Readonly<Record<string, ServiceFacts>>;
export const calls = read('calls.yaml') as {
  readonly prefixes: readonly string[];
  readonly exact: readonly string[];
  readonly shared: readonly string[];
};
export const namesWhere = (holds: (of: ServiceFacts) => unknown): string[] =>
  Object.entries(facts)
    .filter(([, of]) => holds(of))
    .map(([name]) => name)
    .sort();
