import type { EndpointDefinition, RequestOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { CallerIdentity } from '@cursa/platform/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GatewayConfig } from '../../config.ts';

/** Calls the parts on the caller's behalf, with their own token. */
export interface PartsClient {
  call<E extends EndpointDefinition>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>>;
  /** Undefined when the part is down or refuses: for what a call can do without. */
  callOr<E extends EndpointDefinition>(
    endpoint: E,
    request: RequestOf<E>,
  ): Promise<ResponseOf<E> | undefined>;
}

export interface LegacyFiles {
  /**
   * Stores the file of a field, when one was sent.
   * @throws LegacyFailure that names the field when the file is refused
   */
  store(field: string): Promise<string | undefined>;
}

export interface LegacyInput<D extends LegacyCallDefinition> {
  readonly fields: z.output<D['fields']>;
  /** Present on every call that is not open to all. */
  readonly caller: CallerIdentity | undefined;
  readonly parts: PartsClient;
  readonly files: LegacyFiles;
  readonly config: GatewayConfig;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type LegacyAnswer<D extends LegacyCallDefinition> = z.input<D['answer']>;

/** How one legacy call becomes calls to the parts. */
export interface Translation<D extends LegacyCallDefinition = LegacyCallDefinition> {
  readonly call: D;
  /** Fields of the parts under the names that the legacy form gives them, for refusals. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Before its fields are checked: what was sent, moved to where the schema looks for it. */
  readonly prepare?: (sent: Record<string, unknown>, config: GatewayConfig) => Record<string, unknown>;
  /** The text of a failure that names these fields, where the call has a special one. */
  readonly failureText?: (
    errors: readonly { readonly field: string; readonly message: string }[],
    sent: Record<string, unknown>,
  ) => string | undefined;
  translate(input: LegacyInput<D>): Promise<LegacyAnswer<D>>;
}

/** Binds a translation to its call; keeps the types of the call's fields and answer. */
export function translation<const D extends LegacyCallDefinition>(
  call: D,
  translate: Translation<D>['translate'],
  more: Omit<Translation<D>, 'call' | 'translate'> = {},
): Translation<D> {
  return { call, translate, ...more };
}
