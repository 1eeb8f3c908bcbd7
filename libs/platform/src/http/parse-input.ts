import { z } from 'zod';
import type { EndpointDefinition, InputOf } from '@cursa/contracts/endpoint';
import { DomainError, type FieldError } from './domain-error.ts';
import { nulFaults } from './nul-faults.ts';

export interface ReceivedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Parses what came by the endpoint's schemas. Fields that the schema does not name are refused,
 * unless the schema says otherwise (`z.looseObject`).
 * @throws DomainError `invalid-input` that names every refused field: 422 for the body, 400 for path and query.
 */
export function parseInput<D extends EndpointDefinition>(endpoint: D, received: ReceivedInput): InputOf<D> {
  const faults: FieldError[] = [];
  const params = parsePart(endpoint.params, received.params, faults);
  const query = parsePart(endpoint.query, received.query, faults);
  const before = faults.length;
  const body = endpoint.raw ? undefined : parsePart(endpoint.body, received.body, faults);
  if (faults.length > 0) {
    const status = faults.length > before ? 422 : 400;
    throw new DomainError('invalid-input', status, summary(faults), faults);
  }
  return { params, query, body } as InputOf<D>;
}

function parsePart(schema: z.ZodType | undefined, value: unknown, faults: FieldError[]): unknown {
  if (!schema) return undefined;
  // No body at all is an object without fields, so that the answer names those that are missing.
  const result = strict(schema).safeParse(value ?? (schema instanceof z.ZodObject ? {} : value));
  if (result.success) {
    faults.push(...nulFaults(result.data));
    return result.data;
  }
  faults.push(...result.error.issues.flatMap(fieldErrors));
  return undefined;
}

function strict(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

/** Every field that an issue of zod is about, in dotted form. */
export function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: 'This field is not known here',
    }));
  }
  return [{ field: path.join('.'), message: issue.message }];
}

function summary(faults: readonly FieldError[]): string {
  const names = [...new Set(faults.map((fault) => fault.field || 'the body'))];
  return `Not accepted: ${names.join(', ')}`;
}
