import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Attempts } from '../attempts/attempts.ts';
import { failureOf } from '../attempts/attempts.errors.ts';
import { DriveAttempt } from '../attempts/drive-attempt.ts';
import { nobody } from '../attempts/payer.ts';
import { CardRefusedError } from '../cards/cards.errors.ts';
import { FeeSteps } from './fee-steps.ts';

/** Gives up a payer's own fee attempt that waits for them at the bank, so that its reservation is free again. */
@Injectable()
export class AbandonFee {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly drive: DriveAttempt,
    private readonly steps: FeeSteps,
  ) {}

  async execute(orderId: string, payerId: string, exceptId: string): Promise<void> {
    const waiting = await this.attempts.findOf(orderId, 'platform-fee', ['awaiting-holder']);
    if (!waiting || waiting.payerId !== payerId || waiting.attemptId === exceptId) return;
    const leased = await this.attempts.take(waiting.attemptId);
    if (leased?.state !== 'awaiting-holder') return;
    const failure = failureOf(new CardRefusedError('Another card was used instead'));
    const undoing = await this.attempts.advance(this.dataSource, leased, 'undoing', { failure });
    await this.drive.execute(undoing, this.steps.for(nobody));
  }
}
