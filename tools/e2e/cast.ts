import { AdminClient } from './admin-client.ts';
import { LegacyClient } from './legacy-client.ts';
import { accountOf, type Ready } from './ready.ts';

export interface Carrier {
  readonly client: LegacyClient;
  readonly name: string;
}

/** Of everybody that tests register. */
export const testPassword = 'Parola-de-test-1';
const password = testPassword;

/** A name of its own for every run, so that runs do not meet. */
export function uniqueEmail(who: string): string {
  return `${who}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@cursa.example`;
}

/** The demo's sender, signed in. */
export async function signInSender(ready: Ready): Promise<LegacyClient> {
  const { email, password: secret } = accountOf(ready, 'sender');
  const client = new LegacyClient(ready.url, ready.app_code);
  succeed(await client.signIn(email, secret, 1), 'the sender signs in');
  return client;
}

/** A new sender, registered and signed in. */
export async function newSender(ready: Ready, firstname = 'Elena'): Promise<LegacyClient> {
  const email = uniqueEmail('expeditor');
  const client = new LegacyClient(ready.url, ready.app_code);
  const fields = {
    email,
    password,
    confirmPassword: password,
    firstname,
    lastname: 'Test',
    phone: '0723456789',
    user_type: 1,
    address: 'Cluj-Napoca',
  };
  succeed(await client.post('/User_Registration', fields), 'a sender registers');
  succeed(await client.signIn(email, password, 1), 'the new sender signs in');
  return client;
}

/** A new driver, registered, activated by the administrator, and signed in. */
export async function newDriver(ready: Ready, firstname: string, lastname: string): Promise<Carrier> {
  const email = uniqueEmail('sofer');
  const client = new LegacyClient(ready.url, ready.app_code);
  const registered = succeed(
    await client.post('/Driver_Registration', {
      ...{
        email,
        password,
        confirmPassword: password,
        firstname,
        lastname,
        phone: '0734567890',
        user_type: 2,
        social_type: 3,
        social_id: '',
      },
      ...{
        vehicle_type: 'Van',
        vehicle_reg_no: 'CJ 10 TST',
        address: 'Cluj-Napoca',
        licence_number: 'C1234567',
        bank_account: 'RO49AAAA1B31007593840000',
      },
      ...{
        Numarul_licentei_de_transport: 'LT-1',
        Numele_firmei: 'Test Transport SRL',
        device_type: 'android',
        country_code: 'RO',
        phone_code: '+40',
      },
    }),
    'a driver registers',
  );
  const { driver_id } = registered.data as { driver_id: string };
  const admin = new AdminClient(ready.url);
  await admin.signIn(accountOf(ready, 'admin'));
  await admin.decide(driver_id, 'activate');
  succeed(await client.signIn(email, password, 2), 'the activated driver signs in');
  return { client, name: `${firstname} ${lastname}` };
}

/** The demo's active driver, signed in. */
export async function signInDriver(ready: Ready): Promise<Carrier> {
  const { email, password: secret } = accountOf(ready, 'driver');
  const client = new LegacyClient(ready.url, ready.app_code);
  const { data } = succeed(await client.signIn(email, secret, 2), 'the driver signs in');
  const { firstname, lastname } = data as { firstname: string; lastname: string };
  return { client, name: `${firstname} ${lastname}` };
}

/** The body of a call that must have succeeded. @throws Error that says which step failed, and how */
export function succeed(
  answer: { status: number; body: Readonly<Record<string, unknown>> },
  step: string,
): Readonly<Record<string, unknown>> {
  const result = answer.body.result;
  if (answer.status === 200 && (result === 'success' || result === 'Success')) return answer.body;
  throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`);
}
