import type { EntityManager } from 'typeorm';

/**
 * Ends the replay of recent answers under derived keys that name a thing which ends now: who asks for the same
 * again asks anew and is no double click. Runs in the transaction that ends it. Keys of clients keep their answers.
 * @param field of the answer that names the thing, e.g. `order_id`
 */
export async function forgetDerived(
  manager: Pick<EntityManager, 'query'>,
  field: string,
  id: string,
): Promise<void> {
  await manager.query(
    `delete from idempotency
     where starts_with(key, 'derived:') and state = 'done' and position($1 in body) > 0
       and created_at > clock_timestamp() - interval '5 minutes'`,
    [`${JSON.stringify(field)}:${JSON.stringify(id)}`],
  );
}
