import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { Facts } from '../templates/template.ts';
import { Tell } from './tell.ts';

/** Where money went. */
@Controller()
export class PaymentsConsumer {
  constructor(private readonly tell: Tell) {}

  /** The driver hears of the reservation here, when it is paid for: `offer.reserved` says no more. */
  @OnEvent('platform-fee.paid')
  async feePaid({ data }: ReceivedEvent<'platform-fee.paid'>, manager: EntityManager): Promise<void> {
    const { order_id, amount_minor, currency } = data;
    await this.tell.execute(manager, {
      accountId: data.sender_id,
      kind: 'fee-receipt',
      facts: { order_id, amount_minor, currency },
    });
    await this.tell.execute(manager, {
      accountId: data.driver_id,
      kind: 'offer-reserved',
      facts: { order_id },
    });
  }

  @OnEvent('delivery.paid')
  async deliveryPaid({ data }: ReceivedEvent<'delivery.paid'>, manager: EntityManager): Promise<void> {
    const { order_id, price_minor, vat_minor, discount_minor, due_minor, currency, payment_method } = data;
    const where: Facts = payment_method === 'cash' ? { cash: 1 } : { held: 1 };
    await this.tell.execute(manager, {
      accountId: data.sender_id,
      kind: 'delivery-receipt',
      facts: {
        order_id,
        price_minor,
        vat_minor,
        discount_minor,
        due_minor,
        currency,
        payment_method,
        ...where,
      },
    });
  }

  @OnEvent('refund.issued')
  async refunded({ data }: ReceivedEvent<'refund.issued'>, manager: EntityManager): Promise<void> {
    const { order_id, amount_minor, currency } = data;
    const what: Facts = data.purpose === 'platform-fee' ? { fee: 1 } : { delivery: 1 };
    await this.tell.execute(manager, {
      accountId: data.sender_id,
      kind: 'refund-issued',
      facts: { order_id, amount_minor, currency, ...what },
    });
  }

  @OnEvent('funds.released')
  async released({ data }: ReceivedEvent<'funds.released'>, manager: EntityManager): Promise<void> {
    const { order_id, amount_minor, currency } = data;
    await this.tell.execute(manager, {
      accountId: data.driver_id,
      kind: 'funds-released',
      facts: { order_id, amount_minor, currency },
    });
  }

  @OnEvent('wallet.topped-up')
  async toppedUp({ data }: ReceivedEvent<'wallet.topped-up'>, manager: EntityManager): Promise<void> {
    const { amount_minor, balance_minor, currency } = data;
    await this.tell.execute(manager, {
      accountId: data.account_id,
      kind: 'wallet-topped-up',
      facts: { amount_minor, balance_minor, currency },
    });
  }
}
