import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { driverRoutes, memberRoutes, openRoutes, userRoutes } from '../../app/route-table.ts';
import { proveRow } from './prove-words.tsx';
import { notOnScreens, silentRoutes, wordTable } from './table.ts';
import { nameOf, unread, type WordRow } from './word-row.ts';

const rows: readonly WordRow[] = Object.values(wordTable).flat();
const routed = [...openRoutes, ...userRoutes, ...driverRoutes, ...memberRoutes].map(({ path = '' }) => path);
const spoken = (table: readonly WordRow[]) => new Set(table.map(({ at }) => at.slice(1).split('?', 1)[0]));
const silent = (table: readonly WordRow[]) => routed.filter((path) => !spoken(table).has(path));

jest.setTimeout(120_000);

describe('the table of words', () => {
  it('has every literal of the specification, but for those that are no screen’s', () => {
    expect(unread(rows)).toEqual(notOnScreens);
  });

  it('names the literal that a row takes away with it (control)', () => {
    const without = rows.filter(({ says }) => !says.some((said) => nameOf(said) === 'acceptFailed'));
    expect(rows.length - without.length).toBe(1);
    expect(unread(without)).toEqual([...notOnScreens, 'acceptFailed']);
  });

  it('has every route, but for those that the specification quotes nothing of', () => {
    expect(silent(rows)).toEqual(routed.filter((path) => silentRoutes.includes(path)));
    expect(silent(rows.filter(({ at }) => at !== '/offer'))).toContain('offer');
  });

  it('has a spec for each of its areas', () => {
    const missing = Object.keys(wordTable).filter(
      (area) => !existsSync(join(import.meta.dirname, `${area}.spec.tsx`)),
    );
    expect(missing).toEqual([]);
  });

  it('does not find a word on a screen that does not say it (control)', async () => {
    const row = { at: '/logout', who: 'nobody', when: 'opened' } as const;
    await proveRow({ ...row, says: ['loggedOut'] });
    await expect(proveRow({ ...row, says: ['loginSuccessful'] }, 500)).rejects.toThrow(
      'not read at /logout: Login successful!',
    );
  });
});
