import { expectStatus, type Api } from './api.ts';
import { neighbourOrders } from './neighbour-orders.ts';
import { activeDriver, neighbour, pendingDriver, sender } from './people.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Makes the people of the demo, and what waits nearby. What is there already stays as it is, so it can run at every start. */
export async function seed(api: Api, admin: Credentials): Promise<void> {
  await register(api, 'senders', sender);
  await register(api, 'drivers', activeDriver);
  await register(api, 'drivers', pendingDriver);
  await activate(api, admin, activeDriver.email);
  await register(api, 'senders', neighbour);
  await post(api, neighbour);
}

/** Posts what the neighbour has to send, unless some of it still waits. */
async function post(api: Api, { email, password }: Credentials): Promise<void> {
  const session = expectStatus(
    `Signing in ${email}`,
    await api.post('/api/v1/session', { email, password, role: 'user' }),
    200,
  );
  const { access_token: token } = session.body.session as { access_token: string };
  const open = expectStatus('Listing deliveries', await api.get('/api/v1/orders', token), 200);
  if ((open.body.orders as unknown[]).length > 0) return;
  for (const order of neighbourOrders(new Date()))
    expectStatus(
      `Posting the delivery to ${order.dropoff.address}`,
      await api.post('/api/v1/orders', order, token),
      201,
    );
}

/** 409: the e-mail has an account, from an earlier run. */
async function register(api: Api, kind: 'senders' | 'drivers', person: Credentials): Promise<void> {
  const answer = await api.post(`/api/v1/registrations/${kind}`, person);
  expectStatus(`Registering ${person.email}`, answer, 201, 409);
}

/** A driver who is not pending any more was decided upon before, perhaps by the person who tries the product out. */
async function activate(api: Api, admin: Credentials, email: string): Promise<void> {
  const session = expectStatus(
    'Signing in the administrator',
    await api.post('/api/v1/admin/session', admin),
    200,
  );
  const token = String(session.body.access_token);
  const list = expectStatus(
    'Listing drivers',
    await api.get('/api/v1/admin/drivers?status=pending', token),
    200,
  );
  const drivers = list.body.drivers as { driver_id: string; email: string }[];
  const driver = drivers.find((candidate) => candidate.email === email);
  if (!driver) return;
  const decision = { decision: 'activate', reason: 'Demo' };
  const path = `/api/v1/admin/drivers/${encodeURIComponent(driver.driver_id)}/activation`;
  // 409: another run activated the driver meanwhile.
  expectStatus(`Activating ${email}`, await api.post(path, decision, token), 200, 409);
}
