import { Injectable } from '@nestjs/common';
import { authApi } from '@cursa/contracts/http/auth';
import type { CallerIdentity } from '@cursa/platform/auth';
import { ServiceClient } from '@cursa/platform/http';

/** Whether an administrator has activated a driver: by the token, else by auth, since the token may be older. */
@Injectable()
export class ActiveDrivers {
  constructor(private readonly services: ServiceClient) {}

  /** @throws part-unavailable while auth cannot be asked */
  async has(caller: CallerIdentity, options: { readonly timeoutMs?: number } = {}): Promise<boolean> {
    if (caller.status === 'active') return true;
    const params = { driver_id: caller.accountId };
    const { status } = await this.services.call(
      authApi.driverStanding,
      { params },
      { as: 'service', ...options },
    );
    return status === 'active';
  }
}
