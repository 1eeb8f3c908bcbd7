import type { DataSource, EntityManager } from 'typeorm';

export type Sql = Pick<DataSource | EntityManager, 'query'>;

/** Rows of any statement; TypeORM wraps those of `update` and `delete ... returning` in a pair with their count. */
export async function rows<Row>(db: Sql, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const result = (await db.query(sql, [...values])) as Row[] | [Row[], number];
  return isPair(result) ? result[0] : result;
}

function isPair<Row>(result: Row[] | [Row[], number]): result is [Row[], number] {
  return result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
}
