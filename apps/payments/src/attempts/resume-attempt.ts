import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Attempt } from './attempt.ts';
import type { LeasedAttempt } from './attempt-row.ts';
import { isAtRest } from './attempt-transitions.ts';
import { Attempts } from './attempts.ts';
import { AttemptBusyError } from './attempts.errors.ts';

const patienceMs = 8_000;

/** Takes over an attempt that is there already; waits a while for a process that still works on it. */
@Injectable()
export class ResumeAttempt {
  constructor(private readonly attempts: Attempts) {}

  /** @throws AttemptBusyError */
  async execute(attemptId: string): Promise<{ leased: LeasedAttempt } | { rested: Attempt }> {
    for (const deadline = Date.now() + patienceMs; ;) {
      const leased = await this.attempts.take(attemptId);
      if (leased) return { leased };
      const found = await this.attempts.find(attemptId);
      if (found && isAtRest(found.state)) return { rested: found };
      if (Date.now() > deadline) throw new AttemptBusyError();
      await sleep(50);
    }
  }
}
