import type { z } from 'zod';
import type { MediaPurpose } from '../http/media.ts';

/** Who may make a legacy call: the roles of the session, or nobody in particular. */
export type LegacyWho = 'open' | 'any' | 'user' | 'driver' | 'user-or-driver';

export interface LegacyCallDefinition {
  /** The path without its slash: `create_order`. */
  readonly name: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly summary: string;
  readonly who: LegacyWho;
  /** Default `required`. A wrong one fails the call in any case. `optional-on-get`: needed in forms only. */
  readonly code?: 'required' | 'optional' | 'optional-on-get';
  /** `result` of a success; default "success". */
  readonly success?: 'success' | 'Success';
  /** `result` of a failure; default "false". */
  readonly failure?: 'false' | 'failure';
  /** The specified text of a success (specification §8), or an own one. */
  readonly successText: string;
  /** What a failure says: the specified text (specification §8), or an own one. */
  readonly failureText: string;
  /** A refusal by a part says its own reason instead ("failure shows server message", specification §8). */
  readonly showsReason?: true;
  /** Fields that must name the caller when they are sent, beside `user_id` (decision 1). */
  readonly callerIds?: readonly string[];
  /** Fields beside `code`. Others are ignored. */
  readonly fields: z.ZodObject;
  /** File fields and what their files are for. */
  readonly files?: Readonly<Record<string, MediaPurpose>>;
  /** What a success carries beside `result` and `message`. */
  readonly answer: z.ZodObject;
  /** `derived`: without an Idempotency-Key the server makes one that is good for a minute. */
  readonly idempotent?: 'client' | 'derived';
}

/** Declares a legacy call; keeps the literal types of its schemas. */
export function legacyCall<const D extends LegacyCallDefinition>(definition: D): D {
  return definition;
}

export function failureLiteral(call: LegacyCallDefinition): 'false' | 'failure' {
  return call.failure ?? 'false';
}
