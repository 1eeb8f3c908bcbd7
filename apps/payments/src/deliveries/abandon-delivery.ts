import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Attempts } from '../attempts/attempts.ts';
import { failureOf } from '../attempts/attempts.errors.ts';
import { DriveAttempt } from '../attempts/drive-attempt.ts';
import { nobody } from '../attempts/payer.ts';
import { CardRefusedError } from '../cards/cards.errors.ts';
import { DeliverySteps } from './delivery-steps.ts';

/** Gives up a payer's own delivery attempt that waits for them at the bank, when they choose another way to pay. */
@Injectable()
export class AbandonDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly drive: DriveAttempt,
    private readonly steps: DeliverySteps,
  ) {}

  async execute(orderId: string, payerId: string, exceptId: string): Promise<void> {
    const waiting = await this.attempts.findOf(orderId, 'delivery', ['awaiting-holder']);
    if (!waiting || waiting.payerId !== payerId || waiting.attemptId === exceptId) return;
    const leased = await this.attempts.take(waiting.attemptId);
    if (leased?.state !== 'awaiting-holder') return;
    const failure = failureOf(new CardRefusedError('Another way to pay was chosen instead'));
    const undoing = await this.attempts.advance(this.dataSource, leased, 'undoing', { failure });
    await this.drive.execute(undoing, this.steps.for(nobody));
  }
}
