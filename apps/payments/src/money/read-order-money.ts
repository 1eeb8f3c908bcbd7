import { Inject, Injectable } from '@nestjs/common';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import { CONFIG } from '@cursa/platform/config';
import { signedLink } from '@cursa/platform/storage';
import { DataSource } from 'typeorm';
import type { Attempt } from '../attempts/attempt.ts';
import { attemptOfRow, type AttemptRow } from '../attempts/attempt-row.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import { findOrder, type OrderAccount } from '../orders/order-accounts.ts';
import { OrderAccess } from '../orders/order-access.ts';

/** Sums and state of an order's money, from the attempts that took it; before any, from its reservation. */
@Injectable()
export class ReadOrderMoney {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: OrderAccess,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Without looking at who asks. */
  async execute(orderId: string): Promise<OrderMoney> {
    const [order, fee, delivery, refunded] = await Promise.all([
      findOrder(this.dataSource, orderId),
      this.latest(orderId, 'platform-fee', ['paid', 'confirmed', 'kept', 'refunded']),
      this.latest(orderId, 'delivery', ['paid', 'offer-accepted', 'accepted', 'refunded']),
      this.refundedMinor(orderId),
    ]);
    const sums = delivery ?? fee ?? (await this.reserved(orderId));
    const price_minor = sums?.priceMinor ?? 0;
    const vat_minor = sums?.vatMinor ?? 0;
    const discount_minor = delivery?.discountMinor ?? 0;
    return {
      order_id: orderId,
      currency: sums?.currency ?? this.config.CURRENCY,
      fee_minor: fee?.feeMinor ?? sums?.feeMinor ?? 0,
      fee_paid: fee !== undefined && fee.state !== 'refunded',
      price_minor,
      vat_minor,
      discount_minor,
      due_minor: price_minor + vat_minor - discount_minor,
      payment_method: delivery?.method ?? null,
      delivery_payment: deliveryState(delivery, order),
      refunded_minor: refunded,
      invoice_url: fee || delivery ? this.invoiceUrl(orderId) : '',
    };
  }

  private invoiceUrl(orderId: string): string {
    const path = `/invoices/${encodeURIComponent(orderId)}`;
    const expiresInSeconds = this.config.INVOICE_LINK_HOURS * 3_600;
    return this.config.PUBLIC_URL + signedLink(path, { expiresInSeconds }, this.config.MEDIA_LINK_SECRET);
  }

  /** Offers may be away: the sums are shown as nothing then, as they are not owed yet. */
  private async reserved(orderId: string) {
    const reservation = await this.access.reservation(orderId).catch(() => null);
    if (!reservation) return undefined;
    const { price_minor, vat_minor, fee_minor, currency } = reservation.offer;
    return { priceMinor: price_minor, vatMinor: vat_minor, feeMinor: fee_minor, currency };
  }

  private async latest(
    orderId: string,
    purpose: string,
    states: readonly string[],
  ): Promise<Attempt | undefined> {
    const [row] = await rows<AttemptRow>(
      this.dataSource,
      `select * from attempts where order_id = $1 and purpose = $2 and state = any($3)
       order by (state = 'refunded'), created_at desc limit 1`,
      [orderId, purpose, states],
    );
    return row && attemptOfRow(row);
  }

  private async refundedMinor(orderId: string): Promise<number> {
    const [sum] = await rows<{ total: string | null }>(
      this.dataSource,
      'select sum(amount_minor) as total from refunds where order_id = $1',
      [orderId],
    );
    return Number(sum?.total ?? 0);
  }
}

function deliveryState(
  delivery: Attempt | undefined,
  order: OrderAccount | undefined,
): OrderMoney['delivery_payment'] {
  if (!delivery) return 'none';
  if (delivery.state === 'refunded') return 'refunded';
  if (delivery.method === 'cash') return order?.cash_received_at ? 'cash-received' : 'cash-due';
  return order?.released_at ? 'payable' : 'held';
}
