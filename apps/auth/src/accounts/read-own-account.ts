import { Injectable } from '@nestjs/common';
import type { OwnAccount } from '@cursa/contracts/http/auth';
import { NoSessionError, type CallerIdentity } from '@cursa/platform/auth';
import { DataSource } from 'typeorm';
import { Admin } from '../admin/admin.entity.ts';
import { OwnAccounts } from './own-account.ts';
import { findPerson } from './person.ts';

/** What the signed-in person sees of their own account. */
@Injectable()
export class ReadOwnAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: OwnAccounts,
  ) {}

  /** @throws NoSessionError when the account is gone */
  async execute(caller: CallerIdentity): Promise<OwnAccount> {
    if (caller.role === 'admin') return this.admin(caller.accountId);
    const person = await findPerson(this.dataSource.manager, caller.accountId);
    if (!person) throw new NoSessionError();
    return this.accounts.show(person);
  }

  private async admin(adminId: string): Promise<OwnAccount> {
    const admin = await this.dataSource.manager.findOneBy(Admin, { id: adminId });
    if (!admin) throw new NoSessionError();
    return {
      account_id: admin.id,
      role: 'admin',
      user_type: 0,
      status: 'active',
      email: admin.email,
      first_name: '',
      last_name: '',
      phone: '',
      business_name: '',
      address: '',
      state_name: '',
      country_name: '',
      profile_image_url: '',
      vehicle_type: '',
      vehicle_reg_no: '',
      company_name: '',
      vat_registered: false,
    };
  }
}
