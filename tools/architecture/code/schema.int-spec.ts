import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MigrationClass, SnakeCaseNaming } from '@cursa/platform/persistence';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { DataSource } from 'typeorm';
import { ROOT } from '../lint/packages.ts';
import { mismatches } from './schema-mismatches.ts';

const apps = globSync('apps/*/src/migrations/index.ts', { cwd: ROOT })
  .map((file) => file.split('/')[1] ?? '')
  .filter((app) => globSync(`apps/${app}/src/**/*.entity.ts`, { cwd: ROOT }).length > 0) // payments writes SQL only
  .sort();

/** Entities name columns that the migrations made, with the same types: `synchronize` is off, so nothing else would tell. */
describe.each(apps)('the schema of %s', (app) => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    const { migrations } = (await import(join(ROOT, `apps/${app}/src/migrations/index.ts`))) as {
      migrations: MigrationClass[];
    };
    database = await createTestDatabase(migrations);
    const entities = await entitiesOf(app);
    dataSource = new DataSource({
      type: 'postgres',
      url: database.url,
      entities,
      namingStrategy: new SnakeCaseNaming(),
      installExtensions: false,
    });
    await dataSource.initialize();
  }, 60_000);

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('is what the entities say', async () => {
    expect(await mismatches(dataSource)).toEqual([]);
  });

  it('would show a column that is missing', async () => {
    const entity = dataSource.entityMetadatas[0];
    const column = entity?.columns.find(({ isPrimary }) => !isPrimary) ?? entity?.columns[0];
    if (!entity || !column) throw new Error('There is no entity with a column');
    await database.query(`alter table "${entity.tableName}" drop column "${column.databaseName}" cascade`);
    expect(await mismatches(dataSource)).toContain(
      `${entity.tableName}.${column.databaseName}: no such column`,
    );
  });
});

async function entitiesOf(app: string): Promise<(new () => object)[]> {
  const files = globSync(`apps/${app}/src/**/*.entity.ts`, { cwd: ROOT });
  const modules = await Promise.all(
    files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is new () => object => typeof value === 'function');
}
