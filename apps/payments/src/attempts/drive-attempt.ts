import { Injectable, Logger } from '@nestjs/common';
import type { Attempt, AttemptState } from './attempt.ts';
import type { LeasedAttempt } from './attempt-row.ts';
import { isAtRest } from './attempt-transitions.ts';
import { Attempts } from './attempts.ts';
import { AttemptBusyError, LostAttemptError } from './attempts.errors.ts';

/** One step from a state: the attempt in its next state, or undefined when it has to wait where it is. */
export type Step = (attempt: LeasedAttempt) => Promise<LeasedAttempt | undefined>;
export type Steps = Readonly<Partial<Record<AttemptState, Step>>>;

const retrySeconds = 3;

/** Takes an attempt from step to step until it rests or has to wait. */
@Injectable()
export class DriveAttempt {
  private readonly logger = new Logger(DriveAttempt.name);

  constructor(private readonly attempts: Attempts) {}

  /** @throws what a step throws; the attempt is then left to the recovery job, or to the caller's next try */
  async execute(leased: LeasedAttempt, steps: Steps): Promise<Attempt> {
    let current = leased;
    try {
      while (!isAtRest(current.state)) {
        const step = steps[current.state];
        if (!step) throw new Error(`No step leads on from ${current.state}`);
        const next = await step(current);
        if (!next) return current;
        current = next;
      }
      return current;
    } catch (error) {
      if (error instanceof LostAttemptError) return this.asOthersLeftIt(current);
      this.logger.warn({
        msg: 'An attempt stopped halfway',
        attempt_id: current.attemptId,
        state: current.state,
        err: error,
      });
      await this.attempts.letGo(current, retrySeconds);
      throw error;
    }
  }

  /** Another process, or an event, moved it on: what they made of it counts. */
  private async asOthersLeftIt({ attemptId }: Attempt): Promise<Attempt> {
    const found = await this.attempts.find(attemptId);
    if (found && isAtRest(found.state)) return found;
    throw new AttemptBusyError();
  }
}
