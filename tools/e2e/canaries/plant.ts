import { randomBytes } from 'node:crypto';
import { newSender } from '../cast.ts';
import { feeForm, newParties, offeredOrder } from '../agreed-order.ts';
import { LegacyClient } from '../legacy-client.ts';
import { moveForm } from '../order-form.ts';
import type { Ready } from '../ready.ts';
import type { Canaries } from './canary.ts';

/** What the system answered, and whether its address itself held a canary: an answer may name the address it is about. */
export interface Planted {
  readonly what: string;
  readonly status: number;
  readonly text: string;
}

/** Sends the canaries in every place where a request can hold something: fields, wrong fields, headers, queries, paths, broken bodies. */
export async function plant(ready: Ready, canaries: Canaries): Promise<Planted[]> {
  const answers: Planted[] = [];
  const send = async (what: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(ready.url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    answers.push({ what, status: response.status, text: await response.text() });
  };
  const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const form = (fields: Record<string, string>): RequestInit => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ code: ready.app_code, ...fields })) data.set(name, value);
    return { method: 'POST', body: data };
  };
  const { password, token, phone, email, nonsense, card, iban, header, path } = canaries;
  await send('sign-in', '/api/v1/session', json({ email, password, user_type: 1 }));
  await send(
    'sign-in, wrong fields',
    '/api/v1/session',
    json({ email: password, password: { token }, otp: card }),
  );
  await send('legacy sign-in', '/login', form({ email, password, user_type: '1', device_token: token }));
  await send(
    'secret in a query',
    `/api/v1/orders?password=${password}&token=${token}&phone=${phone}&q=${nonsense}`,
  );
  await send('secret in the query of a page', `/reset?token=${token}&email=${email}`);
  await send('bearer token', '/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  await send('basic credentials', '/api/v1/me', {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  await send('cookies', '/api/v1/me', { headers: { cookie: `session=${token}; cursa_session=${token}` } });
  await send('other headers', '/api/v1/me', {
    headers: {
      'user-agent': header,
      referer: `https://x.example/${header}`,
      'x-forwarded-for': '203.0.113.77',
      'x-custom': header,
      'idempotency-key': header,
      baggage: `user=${header}`,
      tracestate: `x=${header}`,
    },
  });
  await send('body that is no JSON', '/api/v1/session', {
    ...json({}),
    body: `{"password": "${password}", nonsense ${nonsense}`,
  });
  await send('body of another kind', '/api/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: nonsense,
  });
  await send('unknown path', `/api/v1/${path}/${token}`);
  await send('path that is a page', `/${path}/${token}`);
  await send('value in the place of an id', `/api/v1/orders/${encodeURIComponent(phone)}`);
  await send(
    'registration',
    '/User_Registration',
    form({
      email,
      password,
      confirmPassword: password,
      firstname: 'Elena',
      lastname: 'Test',
      phone,
      user_type: '1',
      address: 'Cluj-Napoca',
    }),
  );
  await send(
    'registration, wrong fields',
    '/User_Registration',
    form({
      email: phone,
      password,
      confirmPassword: token,
      firstname: card,
      phone: iban,
      user_type: nonsense,
    }),
  );
  await plantSignedIn(ready, canaries, answers);
  return answers;
}

/** The same by people who are signed in: orders, messages, payments. */
async function plantSignedIn(ready: Ready, canaries: Canaries, answers: Planted[]): Promise<void> {
  const { password, phone, message, note, card, iban, nonsense, token, email } = canaries;
  const keep = async (what: string, call: ReturnType<LegacyClient['post']>) => {
    const { status, body } = await call;
    answers.push({ what, status, text: status < 400 && body.result !== 'false' ? '' : JSON.stringify(body) });
  };
  const sender = await newSender(ready);
  const order = moveForm({ receiver_contact: phone, courier_notes: note, instrucktion_for_pickers: note });
  await keep('order', sender.post('/create_order', order));
  await keep(
    'order, wrong fields',
    sender.post(
      '/create_order',
      moveForm({ pickup_lat: phone, pickup_date: card, category: password, order_details: nonsense }),
    ),
  );
  const parties = await newParties(ready);
  const offered = await offeredOrder(parties);
  await keep(
    'message',
    parties.sender.post('/send_message', {
      sender_id: parties.sender.userId,
      receiver_id: parties.driver.client.userId,
      order_id: offered.orderId,
      message,
    }),
  );
  await keep(
    'message to nobody',
    parties.sender.post('/send_message', {
      sender_id: parties.sender.userId,
      receiver_id: nonsense,
      message,
    }),
  );
  await keep('card in the place of a token', parties.sender.post('/setPlatformFee', feeForm(offered, card)));
  await keep('unknown card token', parties.sender.post('/setPlatformFee', feeForm(offered, `tok_${token}`)));
  await keep(
    'amount that is none',
    parties.sender.post('/setPlatformFee', { ...feeForm(offered), platformFee: iban, stripe_amount: card }),
  );
  await keep(
    'profile',
    parties.sender.post('/editprofile', {
      user_id: parties.sender.userId,
      firstname: 'Elena',
      phone,
      email,
      bank_account: iban,
    }),
  );
  const api = { authorization: `Bearer ${parties.sender.token}`, 'content-type': 'application/json' };
  for (const [what, path, body] of [
    [
      'message by the API',
      `/api/v1/conversations/${parties.driver.client.userId}/messages`,
      { text: message, order_id: offered.orderId },
    ],
    ['top-up with a card number', '/api/v1/wallet/top-ups', { amount_minor: 1_000, card_token: card }],
    [
      'top-up, wrong fields',
      '/api/v1/wallet/top-ups',
      { amount_minor: card, card_token: { iban, password } },
    ],
  ] as const) {
    const response = await fetch(ready.url + path, {
      method: 'POST',
      headers: { ...api, 'idempotency-key': randomBytes(8).toString('hex') },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    answers.push({ what, status: response.status, text: response.ok ? '' : text });
  }
}
