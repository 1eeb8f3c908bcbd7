import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import type { Point } from '@cursa/contracts/http/common';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { AccountCards } from '../accounts/account-cards.ts';
import { ActiveDrivers } from '../accounts/active-drivers.ts';
import { FindNearby } from './find-nearby.ts';
import { presentNearby } from './present-nearby.ts';

type Query = InputOf<typeof bookingApi.nearbyOrders>;

@Controller()
export class NearbyController {
  constructor(
    private readonly nearby: FindNearby,
    private readonly accounts: AccountCards,
    private readonly activeDrivers: ActiveDrivers,
  ) {}

  @Handles(bookingApi.nearbyOrders)
  async list(
    @Caller() caller: CallerIdentity,
    @Input() { query }: Query,
  ): Promise<ResponseOf<typeof bookingApi.nearbyOrders>> {
    const [place, isActive] = await Promise.all([this.place(query, caller), this.isActive(caller)]);
    const found = await this.nearby.execute(place, query.limit);
    return { orders: found.map((order) => presentNearby(order, place, isActive)) };
  }

  /** Where the driver is, else where they are registered (decision 16). */
  private async place(
    { latitude, longitude }: Query['query'],
    { accountId }: CallerIdentity,
  ): Promise<Point | null> {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    const card = await this.accounts.find(accountId);
    if (card === null || card.homeLatitude === null || card.homeLongitude === null) return null;
    return { latitude: card.homeLatitude, longitude: card.homeLongitude };
  }

  /** While auth is down the token's word counts. */
  private isActive(caller: CallerIdentity): Promise<boolean> {
    return this.activeDrivers.has(caller, { timeoutMs: 1_500 }).catch(() => false);
  }
}
