import type { OrderMoney } from '@cursa/contracts/http/payments';

/** What an invoice shows. Amounts in minor units. */
export interface Invoice {
  readonly money: OrderMoney;
  readonly symbol: string;
  /** Of the first charge. */
  readonly issuedAt: Date;
  readonly senderName: string;
  readonly driverName: string;
}
