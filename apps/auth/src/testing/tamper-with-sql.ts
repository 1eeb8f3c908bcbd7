import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';

type Query = (sql: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Passes every statement of the service through `tamper` (which may also wait), for controls that take a lock away
 * and for races that need time.
 * @returns undoes it
 */
export function tamperWithSql(
  app: NestFastifyApplication,
  tamper: (sql: string) => Promise<string>,
): () => void {
  const runner = app.get(DataSource, { strict: false }).createQueryRunner();
  const prototype = Object.getPrototypeOf(runner) as { query: Query };
  const original = prototype.query;
  prototype.query = async function (this: unknown, sql: string, ...rest: unknown[]) {
    return original.call(this, await tamper(sql), ...rest);
  };
  void runner.release();
  return () => {
    prototype.query = original;
  };
}

export const withoutRowLocks = (sql: string): string => sql.replace(/\bfor (update|share)\b/i, '');
