import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Anything the API hands out: it has an id, a type and a birth date. */
export interface StoredObject {
  id: string;
  object: string;
  created: number;
}

const schema = `
  create table if not exists objects (
    seq integer primary key autoincrement, id text not null unique, type text not null,
    parent text, created integer not null, body text not null);
  create index if not exists objects_by_type on objects (type, seq);
  create index if not exists objects_by_parent on objects (parent) where parent is not null;
  create table if not exists secrets (id text primary key, body text not null);
  create table if not exists answers (
    key text primary key, fingerprint text not null, path text not null, request_id text not null,
    status integer not null, body text not null, created integer not null);
  create table if not exists deliveries (
    event text primary key, attempts integer not null default 0, due integer not null, done integer not null default 0);
  create index if not exists deliveries_due on deliveries (due) where done = 0;
  create table if not exists settings (name text primary key, value text not null);
`;

/**
 * Everything the sandbox knows, in one SQLite file. A request, its events and its remembered answer are one
 * transaction, so a killed process has either done all of a request or nothing of it.
 */
export class Store {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000;');
    this.#db.exec(schema);
  }

  /** `work` is synchronous: nothing of another request can come between. */
  transaction<T>(work: () => T): T {
    return this.#bracket('begin immediate', 'commit', 'rollback', work);
  }

  /** Inside a transaction: undoes only its own writes when `work` throws. */
  attempt<T>(work: () => T): T {
    return this.#bracket('savepoint attempt', 'release attempt', 'rollback to attempt', work);
  }

  /** `parent` is the id the object is listed under: a refund's or charge's intent. */
  put(object: StoredObject, parent: string | null = null): void {
    this.run(
      `insert into objects (id, type, parent, created, body) values (?, ?, ?, ?, ?)
       on conflict (id) do update set body = excluded.body`,
      object.id,
      object.object,
      parent,
      object.created,
      JSON.stringify(object),
    );
  }

  find<T extends StoredObject>(type: T['object'], id: string): T | undefined {
    const row = this.one('select body from objects where id = ? and type = ?', id, type);
    return row && (JSON.parse(String(row.body)) as T);
  }

  /** What the API never shows of an object: a card's number, whether a token was used. */
  secret<T>(id: string): T | undefined {
    const row = this.one('select body from secrets where id = ?', id);
    return row && (JSON.parse(String(row.body)) as T);
  }

  keepSecret(id: string, body: object): void {
    this.run('insert or replace into secrets (id, body) values (?, ?)', id, JSON.stringify(body));
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#db.prepare(sql).run(...values);
  }

  one(sql: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.#db.prepare(sql).get(...values);
  }

  all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#db.prepare(sql).all(...values);
  }

  close(): void {
    this.#db.close();
  }

  #bracket<T>(begin: string, commit: string, undo: string, work: () => T): T {
    this.#db.exec(begin);
    try {
      const result = work();
      this.#db.exec(commit);
      return result;
    } catch (error) {
      this.#db.exec(undo);
      if (begin.startsWith('savepoint')) this.#db.exec(commit);
      throw error;
    }
  }
}
