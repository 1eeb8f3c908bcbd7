import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Locale } from '../templates/template.ts';

export interface Preference {
  readonly email: boolean;
  readonly locale: Locale;
}

const readSql = `
  select coalesce(p.email, true) as email, coalesce(p.locale, a.locale, 'ro') as locale
  from (select $1::text as account_id) as me
  left join preferences p using (account_id)
  left join people a using (account_id)`;

const setSql = `
  insert into preferences (account_id, email, locale) values ($1, $2, $3)
  on conflict (account_id) do update set email = $2, locale = $3`;

/** How people want to be told; until they choose, by mail and in their account's language. */
@Injectable()
export class Preferences {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async of(accountId: string): Promise<Preference> {
    const [row] = await this.dataSource.query<Preference[]>(readSql, [accountId]);
    return row ?? { email: true, locale: 'ro' };
  }

  /** The language somebody chose here; undefined when they chose none. */
  async chosenLocale(accountId: string): Promise<Locale | undefined> {
    const [row] = await this.dataSource.query<{ locale: Locale }[]>(
      'select locale from preferences where account_id = $1',
      [accountId],
    );
    return row?.locale;
  }

  async set(accountId: string, preference: Preference): Promise<Preference> {
    await this.dataSource.query(setSql, [accountId, preference.email, preference.locale]);
    return preference;
  }
}
