import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { CallerIdentity } from '@cursa/platform/auth';
import { contentHash, idempotencyHeaders } from '@cursa/platform/http';
import type { FastifyRequest } from 'fastify';
import type { SentForm } from './read-form.ts';

export interface IdempotentHeaders {
  readonly idempotencyKey?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** These say nothing about what is asked. */
const incidental = new Set(['code', 'user_id', 'device_token', 'device_type']);

/**
 * The key under which a call that creates or pays is done once. The client's own goes through; without one some
 * calls get a key of session, call and payload. What stands for "the same content" is the form itself with the
 * digests of its files: the ids under which photos are stored differ from one try to the next.
 */
export function idempotencyOf(
  call: LegacyCallDefinition,
  form: SentForm,
  caller: CallerIdentity | undefined,
  request: FastifyRequest,
): IdempotentHeaders {
  if (call.idempotent === undefined) return { headers: {} };
  const content = contentHash({
    call: call.name,
    fields: Object.fromEntries(
      Object.entries(form.values)
        .filter(([name]) => !incidental.has(name))
        .map(asText),
    ),
    files: Object.fromEntries([...form.files].map(([name, file]) => [name, file.digest])),
  });
  const sent = request.headers[idempotencyHeaders.key];
  const headers = { [idempotencyHeaders.content]: content };
  if (typeof sent === 'string' && sent !== '') return { idempotencyKey: sent, headers };
  if (call.idempotent !== 'derived' || !caller) return { headers: {} };
  return {
    idempotencyKey: `derived:${contentHash({ session: caller.sessionId, call: call.name, content })}`,
    headers: { ...headers, [idempotencyHeaders.derived]: '1' },
  };
}

/** A form sends "5" where JSON sends 5. */
function asText([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'number' || typeof value === 'boolean' ? String(value) : value];
}
