import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

interface Schema {
  type?: string;
  format?: string;
  oneOf?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  'x-kubernetes-group-version-kind'?: readonly { group: string; kind: string; version: string }[];
  'x-kubernetes-preserve-unknown-fields'?: boolean;
  [field: string]: unknown;
}

/** Kubernetes' own description of its API, out of its Go module where that was downloaded; undefined elsewhere. */
export async function findOpenApi(): Promise<string | undefined> {
  const { stdout, failed } = await execa('go', ['env', 'GOMODCACHE'], { reject: false });
  if (failed || !stdout) return undefined;
  const files = globSync('k8s.io/kubernetes@v*/api/openapi-spec/swagger.json', { cwd: stdout }).sort();
  return files.map((file) => join(stdout, file)).findLast((file) => existsSync(file));
}

/**
 * Writes a JSON schema for each kind that is named, as kubeconform reads them: `<kind>-<group>-<version>.json`, where a
 * field that Kubernetes does not know is a fault.
 */
export function writeSchemas(openApi: string, folder: string, kinds: ReadonlySet<string>): void {
  const { definitions } = JSON.parse(readFileSync(openApi, 'utf8')) as {
    definitions: Record<string, Schema>;
  };
  for (const schema of Object.values(definitions)) tighten(schema);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(definitions)) {
    for (const { group, kind, version } of schema['x-kubernetes-group-version-kind'] ?? []) {
      const of = group === '' ? version : `${group}/${version}`;
      if (!kinds.has(`${of} ${kind}`)) continue;
      const parts = [kind, ...(group === '' ? [] : [group.split('.')[0]]), version].join('-').toLowerCase();
      writeFileSync(
        join(folder, `${parts}.json`),
        JSON.stringify({ $ref: `#/definitions/${name}`, definitions: reached(name, definitions) }),
      );
    }
  }
}

function tighten(schema: Schema): void {
  if (schema.format === 'int-or-string') {
    delete schema.type;
    delete schema.format;
    schema.oneOf = [{ type: 'string' }, { type: 'integer' }];
  }
  if (!schema.properties) return;
  if (!schema['x-kubernetes-preserve-unknown-fields']) schema.additionalProperties ??= false;
  for (const property of Object.values(schema.properties)) tighten(property);
}

/** The definition and all that it is made of. */
function reached(name: string, all: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const visit = (next: string): void => {
    const schema = all[next];
    if (!schema || next in found) return;
    found[next] = schema;
    for (const [, other = ''] of JSON.stringify(schema).matchAll(/#\/definitions\/([^"]+)"/g)) visit(other);
  };
  visit(name);
  return found;
}
