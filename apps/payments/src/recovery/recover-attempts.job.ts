import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { Attempts } from '../attempts/attempts.ts';
import { DriveAttempt } from '../attempts/drive-attempt.ts';
import { nobody } from '../attempts/payer.ts';
import { Repeat } from '../common/repeat.ts';
import type { Config } from '../config.ts';
import { DeliverySteps } from '../deliveries/delivery-steps.ts';
import { FeeSteps } from '../fees/fee-steps.ts';
import { TopUpSteps } from '../top-ups/top-up-steps.ts';

/** Finishes attempts that no live process works on, from the state that they are in. */
@Injectable()
export class RecoverAttemptsJob extends Repeat {
  private readonly log = new Logger(RecoverAttemptsJob.name);

  constructor(
    private readonly attempts: Attempts,
    private readonly drive: DriveAttempt,
    private readonly fees: FeeSteps,
    private readonly deliveries: DeliverySteps,
    private readonly topUps: TopUpSteps,
    @Inject(CONFIG) config: Pick<Config, 'JOB_INTERVAL_MS'>,
  ) {
    super(config.JOB_INTERVAL_MS);
  }

  async execute(): Promise<void> {
    for (const attemptId of await this.attempts.due(50)) await this.finish(attemptId);
  }

  private async finish(attemptId: string): Promise<void> {
    const leased = await this.attempts.take(attemptId);
    if (!leased) return;
    const steps = { 'platform-fee': this.fees, delivery: this.deliveries, 'top-up': this.topUps }[
      leased.purpose
    ];
    try {
      const { state } = await this.drive.execute(leased, steps.for(nobody));
      this.log.log({ msg: 'An attempt was finished by the recovery job', attempt_id: attemptId, state });
    } catch (error) {
      // It stays for the next turn; one that cannot be finished must not stop the others.
      this.log.warn({ msg: 'An attempt could not be finished yet', attempt_id: attemptId, err: error });
    }
  }
}
