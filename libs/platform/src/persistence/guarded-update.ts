import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * `update ... set <change> where <guard>`; tells whether a row was there to change. The guard names the id and the
 * states the change may start from, so of two racing callers one sees `false`.
 */
export async function guardedUpdate<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  guard: FindOptionsWhere<E>,
  change: Parameters<EntityManager['update']>[2],
): Promise<boolean> {
  const { affected } = await manager.update(entity, guard, change as never);
  return (affected ?? 0) > 0;
}
