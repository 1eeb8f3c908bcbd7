import multipart from '@fastify/multipart';
import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Edge } from '../../edge/edge.ts';
import { UnreadableFormError } from './unreadable-form.errors.ts';
import { spool, type SpooledFile } from './spooled-file.ts';

export interface SentForm {
  readonly values: Record<string, unknown>;
  readonly files: ReadonlyMap<string, SpooledFile>;
}

/** Fields of a form together: a signature may be a picture, a list of items is long. */
const formBytes = 1_048_576;

/** Teaches a scope to read the three kinds of body that legacy calls take. */
export async function installFormParsers(fastify: FastifyInstance, edge: Edge): Promise<void> {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, text, done) => {
      try {
        done(null, String(text).trim() === '' ? {} : JSON.parse(String(text)));
      } catch {
        done(new UnreadableFormError('The body is not JSON'));
      }
    },
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, text, done) => done(null, valuesOf(new URLSearchParams(String(text)))),
  );
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: edge.config.MAX_FILE_BYTES,
      files: 10,
      fields: 200,
      parts: 210,
      fieldSize: formBytes,
      fieldNameSize: 200,
    },
  });
}

/**
 * What was sent, as fields and files. A file field that is empty or holds text counts as not sent.
 * @throws UnreadableFormError; errors with status 413 from the parsers
 */
export async function readForm(request: FastifyRequest, call: LegacyCallDefinition): Promise<SentForm> {
  if (request.method === 'GET') {
    return { values: valuesOf(new URLSearchParams(request.url.split('?', 2)[1] ?? '')), files: new Map() };
  }
  if (request.isMultipart()) return readMultipart(request, call);
  const { body } = request;
  if (body === undefined || body === null) return { values: {}, files: new Map() };
  if (typeof body !== 'object' || Array.isArray(body))
    throw new UnreadableFormError('The body is not an object');
  return { values: { ...(body as Record<string, unknown>) }, files: new Map() };
}

async function readMultipart(request: FastifyRequest, call: LegacyCallDefinition): Promise<SentForm> {
  const values: Record<string, unknown> = {};
  const files = new Map<string, SpooledFile>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        put(values, part.fieldname, part.value);
        continue;
      }
      const isWanted = call.files?.[part.fieldname] !== undefined && !files.has(part.fieldname);
      const file = isWanted ? await spool(part.file) : void part.file.resume();
      if (file) files.set(part.fieldname, file);
    }
  } catch (error) {
    await discard(files);
    throw statusOf(error) === 413 ? error : new UnreadableFormError('The form could not be read');
  }
  return { values, files };
}

/** Removes the temporary copies. */
export async function discard(files: ReadonlyMap<string, SpooledFile>): Promise<void> {
  await Promise.all([...files.values()].map((file) => file.remove()));
}

function statusOf(error: unknown): unknown {
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  return statusCode ?? status;
}

function valuesOf(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of pairs) put(values, name, value);
  return values;
}

/** A field that comes twice is a list, which no field but `order_details` takes. */
function put(values: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(values, name))
    Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
  else values[name] = [values[name], value].flat();
}
