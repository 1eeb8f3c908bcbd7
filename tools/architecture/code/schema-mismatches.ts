import type { DataSource } from 'typeorm';

interface Row {
  readonly column_name: string;
  readonly data_type: string;
  readonly udt_name: string;
  readonly is_nullable: 'YES' | 'NO';
}

/** Names under which Postgres lists a type that TypeORM calls otherwise. */
const TYPES: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'character varying': 'varchar',
  integer: 'int4',
  int: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  boolean: 'bool',
  'double precision': 'float8',
  real: 'float4',
};

/**
 * Where entities and tables differ: missing tables and columns, types, and null. TypeORM's own schema diff also wants to
 * drop what entities do not name (partial indexes, checks, generated columns), which migrations own here.
 */
export async function mismatches(dataSource: DataSource): Promise<string[]> {
  const found: string[] = [];
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const rows = await dataSource.query<Row[]>(
      'select column_name, data_type, udt_name, is_nullable from information_schema.columns where table_name = $1',
      [tableName],
    );
    for (const column of columns) {
      const row = rows.find(({ column_name }) => column_name === column.databaseName);
      const place = `${tableName}.${column.databaseName}`;
      if (!row) {
        found.push(`${place}: no such column`);
        continue;
      }
      const type = dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : '');
      const actual = row.data_type === 'ARRAY' ? `${row.udt_name.slice(1)}[]` : row.udt_name;
      if (short(type) !== actual) found.push(`${place}: the entity says ${type}, the table ${actual}`);
      if (column.isNullable !== (row.is_nullable === 'YES'))
        found.push(`${place}: nullable in ${column.isNullable ? 'the entity' : 'the table'} only`);
    }
  }
  return found;
}

function short(type: string): string {
  const array = type.endsWith('[]');
  const plain = array ? type.slice(0, -2) : type;
  return (TYPES[plain] ?? plain) + (array ? '[]' : '');
}
