import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi } from '@cursa/contracts/http/auth';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { AdminSignIn } from './admin-sign-in.ts';
import { DecideDriver } from './decide-driver.ts';
import { ListDrivers } from './list-drivers.ts';

@Controller()
export class AdminController {
  constructor(
    private readonly adminSignIn: AdminSignIn,
    private readonly listDrivers: ListDrivers,
    private readonly decideDriver: DecideDriver,
  ) {}

  @Handles(authApi.adminSignIn)
  signIn(
    @Input() { body }: InputOf<typeof authApi.adminSignIn>,
  ): Promise<ResponseOf<typeof authApi.adminSignIn>> {
    return this.adminSignIn.execute(body);
  }

  @Handles(authApi.adminDrivers)
  async drivers(
    @Caller() caller: CallerIdentity,
    @Input() { query }: InputOf<typeof authApi.adminDrivers>,
  ): Promise<ResponseOf<typeof authApi.adminDrivers>> {
    return { drivers: await this.listDrivers.execute(caller.accountId, query.status) };
  }

  @Handles(authApi.decideDriver)
  decide(
    @Caller() caller: CallerIdentity,
    @Input() { params, body }: InputOf<typeof authApi.decideDriver>,
  ): Promise<ResponseOf<typeof authApi.decideDriver>> {
    return this.decideDriver.execute(caller.accountId, params.driver_id, body);
  }
}
