import type { OrderRow } from '@cursa/contracts/http/booking';

export interface DeliveryRowsProps {
  readonly orders: readonly OrderRow[];
  readonly scope: 'active' | 'history';
}
