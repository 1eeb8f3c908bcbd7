/** As much of OpenAPI's schema language as Stripe's document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

export interface OpenApi {
  components: { schemas: Record<string, Schema> };
}

/** What of `value` Stripe's schema does not allow, as `path: reason`; fields the schema lacks count too. */
export function openapiFaults(api: OpenApi, schema: Schema, value: unknown, path: string): string[] {
  if (schema.$ref) {
    const named = api.components.schemas[schema.$ref.split('/').pop() ?? ''];
    return named ? openapiFaults(api, named, value, path) : [`${path}: no schema ${schema.$ref}`];
  }
  if (value === null) return schema.nullable ? [] : [`${path}: must not be null`];
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => openapiFaults(api, one, value, path));
    return tries.reduce((best, one) => (one.length < best.length ? one : best));
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${path}: ${JSON.stringify(value)} is not in the enum`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${path}: must be a list`];
    return value.flatMap((item, i) => openapiFaults(api, schema.items ?? {}, item, `${path}[${i}]`));
  }
  if (schema.type === 'object') return objectFaults(api, schema, value, path);
  const type = schema.type === 'integer' ? 'number' : schema.type;
  return type && typeof value !== type ? [`${path}: must be ${schema.type}`] : [];
}

function objectFaults(api: OpenApi, schema: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: must be an object`];
  const fields = value as Record<string, unknown>;
  const lacking = (schema.required ?? [])
    .filter((name) => !(name in fields))
    .map((name) => `${path}.${name}: is missing`);
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const known = schema.properties?.[name];
    if (known) return openapiFaults(api, known, field, `${path}.${name}`);
    const free = schema.additionalProperties !== undefined || !schema.properties;
    return free || Object.keys(schema.properties ?? {}).length === 0 ? [] : [`${path}.${name}: is unknown`];
  });
  return [...lacking, ...wrong];
}
