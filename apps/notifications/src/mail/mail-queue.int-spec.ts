import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTransaction } from '@cursa/platform/persistence';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { migrations } from '../migrations/index.ts';
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.ts';
import { type MailService, startMailService } from '../testing/mail-service.ts';

jest.setTimeout(60_000);

let database: TestDatabase;
let catcher: MailCatcher;
let service: MailService;

beforeAll(async () => {
  database = await createTestDatabase(migrations);
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.query('delete from mail_queue');
  catcher = await startMailCatcher();
  service = await startMailService(database.url, catcher.port);
});

afterEach(async () => {
  await service.stop();
  await catcher.stop();
});

const facts = { amount_minor: 5_000, balance_minor: 12_345, currency: 'USD' };

async function toppedUp(accountId = 'ana'): Promise<void> {
  await inTransaction(service.dataSource, (manager) =>
    service.tell.execute(manager, { accountId, kind: 'wallet-topped-up', facts }),
  );
}

async function states(): Promise<string[]> {
  const rows = await database.query<{ state: string; outcome: string | null }>(
    'select state, outcome from mail_queue order by created_at',
  );
  return rows.map(({ state, outcome }) => (outcome === null ? state : `${state} ${outcome}`));
}

/** As if the time of the lease or of the pause had gone by. */
function timePasses() {
  return database.query(`update mail_queue set due_at = now() where state = 'waiting'`);
}

function messageIds(): string[] {
  return catcher.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '');
}

describe('the mail queue', () => {
  it('sends what was committed, once, and forgets what it said', async () => {
    await toppedUp();
    expect(await service.job.run()).toBe(1);
    expect(await service.job.run()).toBe(0);
    expect(catcher.mails).toHaveLength(1);
    expect(catcher.mails[0]).toContain('To: Ana <ana@cursa.test>');
    const [row] = await database.query<{ facts: object }>('select facts from mail_queue');
    expect(row?.facts).toEqual({});
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const failed = inTransaction(service.dataSource, async (manager) => {
      await service.tell.execute(manager, { accountId: 'ana', kind: 'wallet-topped-up', facts });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await service.job.run()).toBe(0);
  });

  it('sends again what a worker claimed and died with', async () => {
    await toppedUp();
    await service.queue.claim(10, 60); // and it is gone
    expect(await service.job.run()).toBe(0);
    await timePasses();
    expect(await service.job.run()).toBe(1);
    expect(catcher.mails).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('uses the same Message-ID when a worker died after the mail had left', async () => {
    await toppedUp();
    await service.job.run();
    await database.query(`update mail_queue set state = 'waiting', facts = $1, due_at = now()`, [facts]);
    await service.job.run();
    expect(messageIds()).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
  });

  it('shares the work: of two workers at once each mail goes to one', async () => {
    for (let n = 0; n < 8; n += 1) await toppedUp(`account-${n}`);
    const other = await startMailService(database.url, catcher.port);
    await Promise.all([service.job.run(), other.job.run()]);
    await other.stop();
    expect(catcher.mails).toHaveLength(8);
    expect(new Set(messageIds()).size).toBe(8);
  });

  it('control: without claiming, two workers that read the same rows would both send', async () => {
    await toppedUp();
    const read = () => database.query(`select mail_id from mail_queue where state = 'waiting'`);
    const [first, second] = await Promise.all([read(), read()]);
    expect(first).toEqual(second);
    expect(first).toHaveLength(1);
  });

  it('waits while the mail server is down, and sends when it is back', async () => {
    const { port } = catcher;
    await catcher.stop();
    await toppedUp();
    await service.job.run();
    expect(await states()).toEqual([expect.stringMatching(/^waiting E(SOCKET|CONNECTION)$/)]);
    catcher = await startMailCatcher(port);
    await timePasses();
    await service.job.run();
    expect(catcher.mails).toHaveLength(1);
  });

  it('honours who wants no mails, but for those about the account', async () => {
    await service.preferences.set('dan', { email: false, locale: 'ro' });
    await toppedUp('dan');
    await inTransaction(service.dataSource, (manager) =>
      service.tell.execute(manager, { accountId: 'dan', kind: 'driver-activated', facts: { reason: '' } }),
    );
    await service.job.run();
    expect((await states()).sort()).toEqual(['dropped not-wanted', 'sent']);
    await database.query(`delete from preferences`);
  });
});

describe('an event that is told twice', () => {
  const event = () => ({
    id: randomUUID(),
    name: 'offer.sent' as const,
    key: 'CU-1',
    sequence: 1,
    time: new Date(),
    source: '/cursa/offers',
    data: {
      offer_id: 'o',
      order_id: 'CU-1',
      sender_id: 'ana',
      driver_id: 'dan',
      price_minor: 35_000,
      currency: 'USD',
      valid_until: '2026-12-01T10:00:00Z',
    },
  });

  /** What the inbox does around a handler. */
  const withInbox = (told: ReturnType<typeof event>) =>
    inTransaction(service.dataSource, async (manager) => {
      const fresh = await manager.query<unknown[]>(
        `insert into inbox (consumer, event_id) values ('notifications.offer.sent', $1)
         on conflict do nothing returning 1`,
        [told.id],
      );
      if (fresh.length > 0) await service.offers.sent(told, manager);
    });

  it('makes one mail', async () => {
    const told = event();
    await Promise.all([withInbox(told), withInbox(told), withInbox(told)]);
    await service.job.run();
    expect(catcher.mails).toHaveLength(1);
  });

  it('control: without the inbox it makes two', async () => {
    const told = event();
    for (let n = 0; n < 2; n += 1) {
      await inTransaction(service.dataSource, (manager) => service.offers.sent(told, manager));
    }
    await service.job.run();
    expect(catcher.mails).toHaveLength(2);
  });
});
