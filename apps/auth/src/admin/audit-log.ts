import type { EntityManager } from 'typeorm';

export interface Act {
  readonly adminId: string;
  readonly act:
    | 'admin.signed-in'
    | 'admin.created'
    | 'drivers.viewed'
    | 'driver.activate'
    | 'driver.reject'
    | 'driver.suspend';
  readonly subjectId?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down what an administrator did, in the transaction that does it. The table refuses changes. */
export async function audit(manager: EntityManager, { adminId, act, subjectId, detail }: Act): Promise<void> {
  await manager.query('insert into audit_log (admin_id, act, subject_id, detail) values ($1, $2, $3, $4)', [
    adminId,
    act,
    subjectId ?? null,
    JSON.stringify(detail ?? {}),
  ]);
}
