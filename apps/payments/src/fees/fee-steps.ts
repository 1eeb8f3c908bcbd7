import { Injectable } from '@nestjs/common';
import { offersApi } from '@cursa/contracts/http/offers';
import { DomainError, ServiceClient } from '@cursa/platform/http';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { failureOf } from '../attempts/attempts.errors.ts';
import type { Steps } from '../attempts/drive-attempt.ts';
import type { Payer } from '../attempts/payer.ts';
import { isGone } from '../common/is-gone.ts';
import { CardSteps } from '../cards/card-steps.ts';
import { CardRefusedError } from '../cards/cards.errors.ts';
import { checkAmounts } from '../orders/check-amounts.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import { SettleFee } from './settle-fee.ts';

const asService = { as: 'service' } as const;

/** Paying the platform fee, state by state (docs/flows.md). Every step may be repeated. */
@Injectable()
export class FeeSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly client: ServiceClient,
    private readonly cards: CardSteps,
    private readonly settle: SettleFee,
  ) {}

  for(payer: Payer): Steps {
    const settle = (attempt: LeasedAttempt) => this.settle.execute(attempt);
    return {
      reserving: (attempt) => this.reserve(attempt, payer),
      charging: (attempt) => this.cards.charge(attempt, payer, settle),
      'awaiting-holder': (attempt) => this.cards.awaitHolder(attempt, payer, settle),
      undoing: (attempt) => this.cards.undo(attempt, settle, () => this.release(attempt)),
      paid: (attempt) => this.confirm(attempt),
    };
  }

  /** Undo: release by attempt id. */
  private async reserve(attempt: LeasedAttempt, payer: Payer): Promise<LeasedAttempt> {
    if (!payer.present) {
      const failure = failureOf(new CardRefusedError('The payment was left halfway; nothing was charged'));
      return this.attempts.advance(this.dataSource, attempt, 'undoing', { failure });
    }
    let reserved: LeasedAttempt = attempt;
    try {
      const body = {
        attempt_id: attempt.attemptId,
        order_id: attempt.orderId ?? '',
        driver_id: attempt.driverId ?? '',
        sender_id: attempt.payerId,
      };
      const { reservation_id: reservationId, offer } = await this.client.call(
        offersApi.reserve,
        { body },
        asService,
      );
      reserved = await this.attempts.note(this.dataSource, attempt, {
        reservationId,
        offerId: offer.offer_id,
        priceMinor: offer.price_minor,
        vatMinor: offer.vat_minor,
        feeMinor: offer.fee_minor,
        chargeMinor: offer.fee_minor,
        currency: offer.currency,
      });
      checkAmounts(
        { expected_minor: attempt.expectedMinor ?? undefined },
        { expected_minor: offer.fee_minor },
      );
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      const to = reserved.reservationId === null ? 'failed' : 'undoing';
      return this.attempts.advance(this.dataSource, reserved, to, { failure: failureOf(error) });
    }
    return this.attempts.advance(this.dataSource, reserved, 'charging');
  }

  private async release({ attemptId }: LeasedAttempt): Promise<void> {
    await this.client.call(
      offersApi.releaseReservation,
      { body: { attempt_id: attemptId, reason: 'payment-failed' } },
      asService,
    );
  }

  /** The reservation may be gone by now (the order was cancelled): the charge goes back by itself. */
  private async confirm(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    try {
      const params = { reservation_id: attempt.reservationId ?? '' };
      await this.client.call(offersApi.confirmReservation, { params }, asService);
    } catch (error) {
      if (!isGone(error)) throw error;
      return inTransaction(this.dataSource, async (manager) => {
        const refunded = await this.attempts.advance(manager, attempt, 'refunded', {
          failure: failureOf(error),
        });
        await refundAttempt(manager, refunded, 100, 'reservation-gone');
        return refunded;
      });
    }
    return this.attempts.advance(this.dataSource, attempt, 'confirmed');
  }
}
