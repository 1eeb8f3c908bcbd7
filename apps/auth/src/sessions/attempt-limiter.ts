import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../config.ts';
import { TooManyAttemptsError } from './session.errors.ts';

type Settings = 'SIGN_IN_FAILURES' | 'SIGN_IN_DELAY_MS' | 'SIGN_IN_MAX_WAIT_MS' | 'SIGN_IN_WINDOW_SECONDS';

/**
 * Spaces out attempts on one account after too many failures (decision 5). It counts e-mails that nobody has, too:
 * otherwise the delay would tell which are known.
 */
@Injectable()
export class AttemptLimiter {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, Settings>,
  ) {}

  /**
   * Waits for this attempt's turn; parallel attempts get one turn each.
   * @throws TooManyAttemptsError when the turn would be too far away
   */
  async turn(role: string, email: string): Promise<void> {
    const { SIGN_IN_DELAY_MS, SIGN_IN_MAX_WAIT_MS, SIGN_IN_FAILURES, SIGN_IN_WINDOW_SECONDS } = this.config;
    const [rows] = (await this.dataSource.query(
      `update sign_in_failures
       set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => $2::float8 / 1000)
       where subject = $1 and failures >= $4 and last_failed_at > clock_timestamp() - make_interval(secs => $5)
         and next_at <= clock_timestamp() + make_interval(secs => ($3::float8 - $2::float8) / 1000)
       returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait`,
      [
        subjectOf(role, email),
        SIGN_IN_DELAY_MS,
        SIGN_IN_MAX_WAIT_MS,
        SIGN_IN_FAILURES,
        SIGN_IN_WINDOW_SECONDS,
      ],
    )) as [{ wait: number }[], number];
    const wait = rows[0]?.wait;
    if (wait === undefined) await this.refuseWhenLimited(role, email);
    else if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** No turn was given: there is no limit on this account, or its turns are taken for longer than anybody waits. */
  private async refuseWhenLimited(role: string, email: string): Promise<void> {
    const { SIGN_IN_FAILURES, SIGN_IN_WINDOW_SECONDS } = this.config;
    const limited = (await this.dataSource.query(
      `select 1 from sign_in_failures
       where subject = $1 and failures >= $2 and last_failed_at > clock_timestamp() - make_interval(secs => $3)`,
      [subjectOf(role, email), SIGN_IN_FAILURES, SIGN_IN_WINDOW_SECONDS],
    )) as unknown[];
    if (limited.length > 0) throw new TooManyAttemptsError();
  }

  async failed(role: string, email: string): Promise<void> {
    await this.dataSource.query(
      `insert into sign_in_failures as f (subject, failures) values ($1, 1)
       on conflict (subject) do update set last_failed_at = clock_timestamp(),
         failures = case when f.last_failed_at > clock_timestamp() - make_interval(secs => $2)
                    then f.failures + 1 else 1 end`,
      [subjectOf(role, email), this.config.SIGN_IN_WINDOW_SECONDS],
    );
  }

  async succeeded(role: string, email: string): Promise<void> {
    await this.dataSource.query('delete from sign_in_failures where subject = $1', [subjectOf(role, email)]);
  }
}

/** A hash: the table must not be a list of e-mails that people mistyped. */
function subjectOf(role: string, email: string): string {
  return createHash('sha256').update(`${role}:${email}`).digest('hex');
}
