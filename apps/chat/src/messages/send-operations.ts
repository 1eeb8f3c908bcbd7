import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IdempotencyStorePort, IdempotentAttempt, StoredAnswer } from '@cursa/platform/http';
import { stableId } from '../conversations/pair.ts';

/**
 * Keys without a table: the operation id is made from caller, call and key, and the unique index on it lets one
 * message in. A repeat finds that message and gives it again; a refusal is judged anew.
 */
@Injectable()
export class SendOperations implements IdempotencyStorePort {
  run(
    { scope, endpoint, key, derived }: IdempotentAttempt,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    // A key that the gateway made of the content is good for a minute; here it would refuse a second "ok" for ever.
    return work(derived ? randomUUID() : stableId('operation', scope, endpoint, key));
  }
}
