import { z } from 'zod';
import { endpoint } from '@cursa/contracts/endpoint';
import type { ServiceClient } from '../http/service-client.ts';

export type Standing = 'pending' | 'active' | 'suspended' | 'rejected';

/** Asks the owner whether a driver was activated after the token was issued. */
export type DriverStanding = (driverId: string) => Promise<Standing>;

/** Injection token; the owner of driver applications provides its own, all others ask it over HTTP. */
export const DRIVER_STANDING = Symbol('driver-standing');

const driverStanding = endpoint({
  id: 'auth.driverStanding',
  service: 'auth',
  method: 'GET',
  path: '/internal/drivers/:driver_id/standing',
  summary: 'Whether a driver may work',
  access: { kind: 'service', callers: ['booking', 'offers', 'payments', 'chat', 'media', 'notifications'] },
  params: z.object({ driver_id: z.string() }),
  response: z.object({ status: z.enum(['pending', 'active', 'suspended', 'rejected']) }),
});

export function httpDriverStanding(client: ServiceClient): DriverStanding {
  return async (driverId) => {
    const answer = await client.call(driverStanding, { params: { driver_id: driverId } }, { as: 'service' });
    return answer.status;
  };
}
