import { Injectable } from '@nestjs/common';
import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { type DomainError, ServiceClient } from '@cursa/platform/http';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { failureOf } from '../attempts/attempts.errors.ts';
import type { Steps } from '../attempts/drive-attempt.ts';
import type { Payer } from '../attempts/payer.ts';
import { CardSteps } from '../cards/card-steps.ts';
import { CardRefusedError } from '../cards/cards.errors.ts';
import { isGone } from '../common/is-gone.ts';
import { returnCoupon } from '../coupons/return-coupon.ts';
import { WalletShortError } from '../ledger/ledger.errors.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import { SettleDelivery } from './settle-delivery.ts';

const asService = { as: 'service' } as const;

/** Paying the delivery, state by state (docs/flows.md, "Accepting"). Every step may be repeated. */
@Injectable()
export class DeliverySteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly client: ServiceClient,
    private readonly cards: CardSteps,
    private readonly settle: SettleDelivery,
  ) {}

  for(payer: Payer): Steps {
    const settle = (attempt: LeasedAttempt) => this.settle.execute(attempt);
    return {
      charging: (attempt) =>
        attempt.method === 'stripe' ? this.cards.charge(attempt, payer, settle) : this.book(attempt, payer),
      'awaiting-holder': (attempt) => this.cards.awaitHolder(attempt, payer, settle),
      undoing: (attempt) =>
        this.cards.undo(attempt, settle, () => returnCoupon(this.dataSource, attempt.attemptId)),
      paid: (attempt) => this.acceptOffer(attempt),
      'offer-accepted': (attempt) => this.acceptOrder(attempt),
    };
  }

  /** Wallet and cash: nobody outside is asked, so there is nothing between the wish and the ledger. */
  private async book(attempt: LeasedAttempt, payer: Payer): Promise<LeasedAttempt> {
    try {
      if (payer.present) return await this.settle.execute(attempt);
    } catch (error) {
      if (!(error instanceof WalletShortError)) throw error;
      return this.attempts.advance(this.dataSource, attempt, 'undoing', { failure: failureOf(error) });
    }
    const failure = failureOf(new CardRefusedError('The payment was left halfway; nothing was charged'));
    return this.attempts.advance(this.dataSource, attempt, 'undoing', { failure });
  }

  private async acceptOffer(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    try {
      const params = { reservation_id: attempt.reservationId ?? '' };
      await this.client.call(offersApi.acceptReservation, { params }, asService);
    } catch (error) {
      if (!isGone(error)) throw error;
      return this.giveBack(attempt, error);
    }
    return this.attempts.advance(this.dataSource, attempt, 'offer-accepted');
  }

  private async acceptOrder(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    try {
      const body = {
        offer_id: attempt.offerId ?? '',
        driver_id: attempt.driverId ?? '',
        price_minor: attempt.priceMinor,
        vat_minor: attempt.vatMinor,
        discount_minor: attempt.discountMinor,
        fee_minor: attempt.feeMinor,
        payment_method: attempt.method,
      };
      await this.client.call(
        bookingApi.acceptOrder,
        { params: { order_id: attempt.orderId ?? '' }, body },
        asService,
      );
    } catch (error) {
      if (!isGone(error)) throw error;
      return this.giveBack(attempt, error);
    }
    return this.attempts.advance(this.dataSource, attempt, 'accepted');
  }

  /** The order went away meanwhile: the delivery amount goes back in full; the fee follows the matrix by itself. */
  private async giveBack(attempt: LeasedAttempt, error: DomainError): Promise<LeasedAttempt> {
    return inTransaction(this.dataSource, async (manager) => {
      const refunded = await this.attempts.advance(manager, attempt, 'refunded', {
        failure: failureOf(error),
      });
      await refundAttempt(manager, refunded, 100, 'order-gone');
      return refunded;
    });
  }
}
