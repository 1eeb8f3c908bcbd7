import { authApi } from '@cursa/contracts/http/auth';
import type { ServiceClient } from '../http/service-client.ts';

export type Standing = 'pending' | 'active' | 'suspended' | 'rejected';

/** Asks the owner whether a driver was activated after the token was issued. */
export type DriverStanding = (driverId: string) => Promise<Standing>;

/** Injection token; the owner of driver applications provides its own, all others ask it over HTTP. */
export const DRIVER_STANDING = Symbol('driver-standing');

export function httpDriverStanding(client: ServiceClient): DriverStanding {
  return async (driverId) => {
    const answer = await client.call(
      authApi.driverStanding,
      { params: { driver_id: driverId } },
      { as: 'service' },
    );
    return answer.status;
  };
}
