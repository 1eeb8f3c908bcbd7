import { randomBytes } from 'node:crypto';
import { newSender } from '../cast.ts';
import { feeForm, newParties, offeredOrder } from '../agreed-order.ts';
import type { LegacyClient } from '../legacy-client.ts';
import { moveForm } from '../order-form.ts';
import type { Ready } from '../ready.ts';
import type { Canaries } from './canary.ts';

/** What the system answered, and whether its address itself held a canary: an answer may name the address it is about. */
export interface Planted {
  readonly what: string;
  readonly status: number;
  readonly text: string;
}

/** Collects what the system answers. */
class Sender {
  readonly answers: Planted[] = [];
  readonly ready: Ready;

  constructor(ready: Ready) {
    this.ready = ready;
  }

  async send(what: string, path: string, init: RequestInit = {}): Promise<void> {
    const response = await fetch(this.ready.url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    this.answers.push({ what, status: response.status, text: await response.text() });
  }

  form(fields: Readonly<Record<string, string>>): RequestInit {
    const data = new FormData();
    for (const [name, value] of Object.entries({ code: this.ready.app_code, ...fields }))
      data.set(name, value);
    return { method: 'POST', body: data };
  }

  /** What succeeds may show people their own words again: only refusals are looked at. */
  async keep(what: string, call: ReturnType<LegacyClient['post']>): Promise<void> {
    const { status, body } = await call;
    const text = status < 400 && body.result !== 'false' ? '' : JSON.stringify(body);
    this.answers.push({ what, status, text });
  }
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends the canaries in every place where a request can hold something: fields, wrong fields, headers, queries, paths, broken bodies. */
export async function plant(ready: Ready, canaries: Canaries): Promise<Planted[]> {
  const sender = new Sender(ready);
  await plantInFields(sender, canaries);
  await plantAround(sender, canaries);
  await plantInOrders(sender, canaries);
  await plantInPayments(sender, canaries);
  return sender.answers;
}

/** In the fields they are meant for, and in others. */
async function plantInFields(sender: Sender, canaries: Canaries): Promise<void> {
  const { password, token, phone, email, nonsense, card, iban } = canaries;
  await sender.send('sign-in', '/api/v1/session', json({ email, password, user_type: 1 }));
  await sender.send(
    'sign-in, wrong fields',
    '/api/v1/session',
    json({ email: password, password: { token }, otp: card }),
  );
  await sender.send(
    'legacy sign-in',
    '/login',
    sender.form({ email, password, user_type: '1', device_token: token }),
  );
  await sender.send('body that is no JSON', '/api/v1/session', {
    ...json({}),
    body: `{"password": "${password}", nonsense ${nonsense}`,
  });
  await sender.send('body of another kind', '/api/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: nonsense,
  });
  await sender.send(
    'registration',
    '/User_Registration',
    sender.form({
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
  await sender.send(
    'registration, wrong fields',
    '/User_Registration',
    sender.form({
      email: phone,
      password,
      confirmPassword: token,
      firstname: card,
      phone: iban,
      user_type: nonsense,
    }),
  );
}

/** Around the body: queries, headers, paths. */
async function plantAround(sender: Sender, canaries: Canaries): Promise<void> {
  const { password, token, phone, email, nonsense, header, path } = canaries;
  await sender.send(
    'secret in a query',
    `/api/v1/orders?password=${password}&token=${token}&phone=${phone}&q=${nonsense}`,
  );
  await sender.send('secret in the query of a page', `/reset?token=${token}&email=${email}`);
  await sender.send('bearer token', '/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  await sender.send('basic credentials', '/api/v1/me', {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  await sender.send('cookies', '/api/v1/me', {
    headers: { cookie: `session=${token}; cursa_session=${token}` },
  });
  await sender.send('other headers', '/api/v1/me', {
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
  await sender.send('unknown path', `/api/v1/${path}/${token}`);
  await sender.send('path that is a page', `/${path}/${token}`);
  await sender.send('value in the place of an id', `/api/v1/orders/${encodeURIComponent(phone)}`);
}

/** In orders and messages, by people who are signed in. */
async function plantInOrders(sender: Sender, canaries: Canaries): Promise<void> {
  const { password, phone, message, note, card, nonsense, email, iban } = canaries;
  const ana = await newSender(sender.ready);
  const order = moveForm({ receiver_contact: phone, courier_notes: note, instrucktion_for_pickers: note });
  await sender.keep('order', ana.post('/create_order', order));
  const wrong = { pickup_lat: phone, pickup_date: card, category: password, order_details: nonsense };
  await sender.keep('order, wrong fields', ana.post('/create_order', moveForm(wrong)));
  const own = { sender_id: ana.userId, message };
  await sender.keep('message to nobody', ana.post('/send_message', { ...own, receiver_id: nonsense }));
  const profile = { user_id: ana.userId, firstname: 'Elena', phone, email, bank_account: iban };
  await sender.keep('profile', ana.post('/editprofile', profile));
}

/** In payments for an order that has an offer, and in the talk about it. */
async function plantInPayments(sender: Sender, canaries: Canaries): Promise<void> {
  const { password, message, card, iban, token } = canaries;
  const parties = await newParties(sender.ready);
  const offered = await offeredOrder(parties);
  const { sender: ana, driver } = parties;
  const talk = {
    sender_id: ana.userId,
    receiver_id: driver.client.userId,
    order_id: offered.orderId,
    message,
  };
  await sender.keep('message', ana.post('/send_message', talk));
  const pay = (what: string, change: object) =>
    sender.keep(what, ana.post('/setPlatformFee', { ...feeForm(offered), ...change }));
  await pay('card in the place of a token', { stripe_token: card });
  await pay('unknown card token', { stripe_token: `tok_${token}` });
  await pay('amount that is none', { platformFee: iban, stripe_amount: card });
  for (const [what, path, body] of [
    ['message by the API', `/api/v1/conversations/${driver.client.userId}/messages`, { text: message }],
    ['top-up with a card number', '/api/v1/wallet/top-ups', { amount_minor: 1_000, card_token: card }],
    [
      'top-up, wrong fields',
      '/api/v1/wallet/top-ups',
      { amount_minor: card, card_token: { iban, password } },
    ],
  ] as const) {
    const response = await fetch(sender.ready.url + path, {
      ...json(body),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ana.token ?? ''}`,
        'idempotency-key': randomBytes(8).toString('hex'),
      },
    });
    const text = await response.text();
    sender.answers.push({ what, status: response.status, text: response.ok ? '' : text });
  }
}
