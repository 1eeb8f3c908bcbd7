import type { OwnAccount } from '@cursa/contracts/http/auth';
import { keepSession } from '../lib/session/session-record.ts';

export const ana: OwnAccount = {
  account_id: 'a-ana',
  role: 'user',
  user_type: 1,
  status: 'active',
  email: 'ana@cursa.example',
  first_name: 'Ana',
  last_name: 'Popescu',
  phone: '0712345678',
  business_name: '',
  address: 'Cluj-Napoca',
  state_name: '',
  country_name: 'România',
  profile_image_url: '',
  vehicle_type: '',
  vehicle_reg_no: '',
  company_name: '',
  vat_registered: false,
};
export const mihai: OwnAccount = {
  ...ana,
  account_id: 'd-mihai',
  role: 'driver',
  user_type: 2,
  email: 'mihai@cursa.example',
  first_name: 'Mihai',
  vehicle_type: 'Van',
};

/** Signs somebody in for a test, as the sign-in screen would leave the browser. */
export function signIn(account: OwnAccount): void {
  keepSession(account, new Date(Date.now() + 600_000).toISOString());
}
