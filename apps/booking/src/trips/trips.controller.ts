import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { presentRow } from '../orders/present-row.ts';
import { ListTrips } from './list-trips.ts';

@Controller()
export class TripsController {
  constructor(private readonly listTrips: ListTrips) {}

  @Handles(bookingApi.listTrips)
  async list(
    @Caller() caller: CallerIdentity,
    @Input() { query }: InputOf<typeof bookingApi.listTrips>,
  ): Promise<ResponseOf<typeof bookingApi.listTrips>> {
    const orders = await this.listTrips.execute(caller.accountId, query.scope, query.limit);
    return { orders: orders.map(presentRow) };
  }
}
