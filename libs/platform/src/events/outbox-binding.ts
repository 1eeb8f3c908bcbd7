import type { DataSource, EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { EventRegistry } from './registry.ts';

export interface OutboxBinding {
  /** CloudEvents `source`: `/cursa/<service>`. */
  readonly source: string;
  readonly registry: EventRegistry;
}

const bindings = new WeakMap<DataSource, OutboxBinding>();
const touched = new WeakSet<QueryRunner>();

/**
 * Makes `publish` work on a data source. `onCommit` is called after each committed transaction that published
 * something: a NOTIFY inside it would take a lock over the whole server at commit.
 */
export function bindOutbox(dataSource: DataSource, binding: OutboxBinding, onCommit: () => void): void {
  bindings.set(dataSource, binding);
  const subscriber: EntitySubscriberInterface = {
    afterTransactionCommit: ({ queryRunner }) => {
      if (touched.delete(queryRunner)) onCommit();
    },
    afterTransactionRollback: ({ queryRunner }) => {
      touched.delete(queryRunner);
    },
  };
  dataSource.subscribers.push(subscriber);
}

/** @throws Error outside a transaction, or when the service has no EventsModule */
export function outboxOf(manager: EntityManager): OutboxBinding {
  const runner = manager.queryRunner;
  if (!runner?.isTransactionActive) {
    throw new Error('publish() needs the EntityManager of a running transaction');
  }
  const binding = bindings.get(manager.dataSource);
  if (!binding) throw new Error('publish() needs EventsModule.forRoot(...) with a PersistenceModule');
  touched.add(runner);
  return binding;
}
