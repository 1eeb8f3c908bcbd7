import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { verifyLink } from '@cursa/platform/storage';
import { DataSource } from 'typeorm';
import { AccountCards } from '../accounts/account-cards.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import { ReadOrderMoney } from '../money/read-order-money.ts';
import { findOrder } from '../orders/order-accounts.ts';
import { OrderNotFoundError } from '../orders/orders.errors.ts';
import { InvoiceLinkError } from './invoices.errors.ts';
import { renderInvoice } from './render-invoice.ts';

/** The printable invoice of an order, for whoever has a link that was signed here. */
@Injectable()
export class ShowInvoice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly money: ReadOrderMoney,
    private readonly cards: AccountCards,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws InvoiceLinkError before anything is read; OrderNotFoundError when nothing was charged */
  async execute(orderId: string, link: { readonly exp: string; readonly sig: string }): Promise<string> {
    const path = `/invoices/${encodeURIComponent(orderId)}`;
    const verdict = verifyLink(path, link, this.config.MEDIA_LINK_SECRET);
    if (verdict !== 'valid') throw new InvoiceLinkError(verdict === 'expired');
    const [order, [first]] = await Promise.all([
      findOrder(this.dataSource, orderId),
      rows<{ paid_at: Date; driver_id: string | null }>(
        this.dataSource,
        'select paid_at, driver_id from attempts where order_id = $1 and paid_at is not null order by paid_at limit 1',
        [orderId],
      ),
    ]);
    if (!order || !first) throw new OrderNotFoundError();
    const driverId = order.driver_id ?? first.driver_id ?? '';
    const names = await this.cards.names([order.sender_id, driverId].filter((id) => id !== ''));
    return renderInvoice({
      money: await this.money.execute(orderId),
      symbol: this.config.CURRENCY_SYMBOL,
      issuedAt: first.paid_at,
      senderName: names.get(order.sender_id) ?? '',
      driverName: names.get(driverId) ?? '',
    });
  }
}
