import type { DataSource, EntityManager } from 'typeorm';
import { isConnectionLost } from './connection-lost.ts';
import { PartUnavailable } from './part-unavailable.ts';

export type Isolation = 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';

const attempts = 6;

/**
 * Runs `fn` in one transaction and commits. When Postgres gives the transaction up in favour of another one
 * (serialization failure, deadlock) it is run again, so `fn` must have no effects outside the database.
 * Events published in it leave as soon as it has committed.
 * @throws PartUnavailable when the database cannot be reached
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  fn: (manager: EntityManager) => Promise<T>,
  isolation: Isolation = 'READ COMMITTED',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(isolation, fn);
    } catch (error) {
      if (error instanceof PartUnavailable) throw error;
      if (isConnectionLost(error)) throw new PartUnavailable('The database', error);
      if (!isGivenUp(error) || attempt >= attempts) throw error;
      // Twins that met once would meet again: spread them.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

function isGivenUp(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === '40001' || code === '40P01';
}
