import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { bookingApi } from '@cursa/contracts/http/booking';

export type NearbyRow = ResponseOf<typeof bookingApi.nearbyOrders>['orders'][number];
