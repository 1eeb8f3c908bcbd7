import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { FakePart, sendJson, sendProblem } from './testing/fake-part.ts';
import { form, startGateway, type Gateway } from './testing/start-gateway.ts';

const part = new FakePart();
let gateway: Gateway;
const order = {
  order_id: 'CU-1',
  status: 'Open',
  category: 'furniture',
  pickup_address: 'Cluj',
  dropoff_address: 'Brasov',
  pickup_date: '2026-12-01',
  delivery_date: null,
  sender_name: 'Ana',
  receiver_name: 'Ion',
  estimate_minor: 12_345,
  agreed_minor: null,
  currency: 'USD',
  distance_m: 12_345,
  created_at: '2026-11-20T10:00:00.000Z',
};
const booking = {
  code: 'cursa-test',
  pickupaddress: 'Cluj',
  dropoffaddress: 'Brasov',
  pickup_lat: '46.77',
  pickup_long: '23.59',
  dropoff_lat: '45.65',
  dropoff_long: '25.6',
  category: '3',
  order_details: JSON.stringify([
    { item_name: 'Sofa - 2 seater', quantity: 1 },
    { item_name: 'Box', quantity: 0 },
  ]),
  pickup_before_date: '2026-12-01',
  pickup_date: '2026-12-01',
  sender_name: 'Ana',
  sender_contact: '0712345678',
  receiver_name: 'Ion',
  receiver_contact: '0712345679',
  fromFloor: '5',
  fromFloorLift: 'true',
};

beforeAll(async () => {
  await part.start();
  gateway = await startGateway(part.url);
});
beforeEach(() => {
  part.seen.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await part.stop();
});

async function post(
  path: string,
  body: FormData | URLSearchParams | string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(gateway.base + path, { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
const bearer = async (claims = {}) => ({ authorization: `Bearer ${await gateway.token(claims)}` });

describe('create_order', () => {
  const stored = (_seen: unknown, response: any) =>
    sendJson(response, 201, {
      media_id: `media-${part.seen.length}`,
      purpose: 'product-photo',
      width: 1,
      height: 1,
      bytes: 1,
      content_type: 'image/png',
      url: '',
    });
  const created = (_seen: unknown, response: any) => sendJson(response, 201, order);
  const photo = () => new Blob(['a picture']);

  it('posts the delivery with its photos', async () => {
    part.routes({ 'POST /internal/media': stored, 'POST /api/v1/orders': created });
    const { status, body } = await post(
      '/create_order',
      form({ ...booking, parcel_image1: photo(), parcel_image2: new Blob([]) }),
      await bearer(),
    );
    expect([status, body]).toEqual([
      200,
      { result: 'Success', message: 'Successfully submitted!', data: { order_id: 'CU-1' } },
    ]);
    expect(part.seen).toHaveLength(2);
    expect(part.seen[0]).toMatchObject({ url: '/internal/media?purpose=product-photo&owner_id=account-1' });
    expect(part.seen[0]!.body.toString()).toBe('a picture');
    expect(part.last().json()).toMatchObject({
      category: 'furniture',
      lines: [{ item_name: 'Sofa - 2 seater', quantity: 1 }],
      schedule: { option: 'before', pickup_date: '2026-12-01', delivery_date: null },
      from: { floor: 5, lift: true },
      to: { floor: 2, lift: false },
      photo_ids: ['media-1'],
    });
  });

  it('derives one key for twins, photos uploaded anew included, and another for other content', async () => {
    part.routes({ 'POST /internal/media': stored, 'POST /api/v1/orders': created });
    const keys = [];
    for (const [name, image] of [
      ['Ana', 'a picture'],
      ['Ana', 'a picture'],
      ['Ana', 'another'],
      ['Eva', 'a picture'],
    ]) {
      await post(
        '/create_order',
        form({ ...booking, sender_name: name!, parcel_image1: new Blob([image!]) }),
        await bearer(),
      );
      const { headers } = part.last();
      expect(headers['idempotency-derived']).toBe('1');
      keys.push(`${String(headers['idempotency-key'])} ${String(headers['idempotency-content'])}`);
    }
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    await post('/create_order', form(booking), { ...(await bearer()), 'idempotency-key': 'mine' });
    expect(part.last().headers).toMatchObject({ 'idempotency-key': 'mine' });
    expect(part.last().headers['idempotency-derived']).toBeUndefined();
  });

  it('creates nothing when a photo is refused, and names its field', async () => {
    part.routes({
      'POST /internal/media': (_seen: unknown, response: any) =>
        sendProblem(response, 422, 'file-refused', 'This is not a picture'),
      'POST /api/v1/orders': created,
    });
    const { status, body } = await post(
      '/create_order',
      form({ ...booking, parcel_image2: photo() }),
      await bearer(),
    );
    expect([status, body]).toEqual([
      200,
      {
        result: 'false',
        message: 'There was an issue with the submission!',
        errors: [{ field: 'parcel_image2', message: 'This is not a picture' }],
      },
    ]);
    expect(part.seen.map(({ url }) => url.split('?')[0])).toEqual(['/internal/media']);
  });

  it.each([
    ['pickupaddress', ''],
    ['pickup_lat', ''],
    ['dropoff_long', '181'],
    ['category', 'Rockets'],
    ['order_details', '[]'],
    ['order_details', '{nonsense'],
    ['order_details', '[{"item_name":"Box","quantity":0}]'],
    ['pickup_date', '2026-02-30'],
    ['fromFloor', '12'],
    ['fromFloorLift', 'maybe'],
    ['receiver_contact', '12345678901'],
    ['instrucktion_for_pickers', 'eleven char'],
    ['code', 'wrong'],
  ])('names %s when it is %p', async (field, value) => {
    const { status, body } = await post(
      '/create_order',
      form({ ...booking, [field]: value }),
      await bearer(),
    );
    expect([status, body.result, body.message]).toEqual([
      200,
      'false',
      'There was an issue with the submission!',
    ]);
    expect(body.errors.map((error: any) => error.field)).toContain(field);
    expect(part.seen).toHaveLength(0);
  });

  it('refuses a caller’s id that is not the caller’s', async () => {
    const { status, body } = await post(
      '/create_order',
      form({ ...booking, user_id: 'somebody' }),
      await bearer(),
    );
    expect([status, body.result]).toEqual([403, 'false']);
    expect(body.trace_id).toMatch(/^[\da-f]{32}$/);
  });

  it('takes names of refused fields back into the form’s words', async () => {
    part.answer = (_seen, response) =>
      sendProblem(response, 422, 'invalid-input', 'Not accepted', [
        { field: 'schedule.pickup_date', message: 'is in the past' },
      ]);
    const { body } = await post('/create_order', form(booking), await bearer());
    expect(body.errors).toEqual([{ field: 'pickup_date', message: 'is in the past' }]);
  });

  it('refuses a file that is too large with 413', async () => {
    const small = await startGateway(part.url, { MAX_FILE_BYTES: '1024' });
    const response = await fetch(`${small.base}/create_order`, {
      method: 'POST',
      body: form({ ...booking, parcel_image1: new Blob(['x'.repeat(2_000)]) }),
      headers: { authorization: `Bearer ${await small.token()}` },
    });
    expect([response.status, ((await response.json()) as any).result]).toEqual([413, 'false']);
    await small.close();
  });
});

describe('every call', () => {
  const roleOf = {
    open: 'user',
    any: 'user',
    user: 'user',
    driver: 'driver',
    'user-or-driver': 'driver',
  } as const;
  const cases = allLegacyCalls.flatMap((call) =>
    call.methods.map((method) => [`${method} ${call.name}`, call, method] as const),
  );
  const send = (call: (typeof cases)[number][1], method: string, init: RequestInit = {}) =>
    fetch(`${gateway.base}/${call.name}`, { method, ...init });

  it('is one of twenty-seven', () => expect(allLegacyCalls).toHaveLength(27));

  it.each(cases)('%s: wrong callers, bodies and codes', async (_name, call, method) => {
    const literal = call.failure ?? 'false';
    const isRead = method === 'GET';
    if (call.who !== 'open') {
      const none = await send(call, method);
      const body = (await none.json()) as any;
      expect([none.status, body.result, body.message]).toEqual([401, literal, call.failureText]);
      expect(body.trace_id).toMatch(/^[\da-f]{32}$/);
    }
    if (call.who === 'user' || call.who === 'driver') {
      const other = await send(call, method, {
        headers: await bearer({ role: call.who === 'user' ? 'driver' : 'user', sid: 'x' }),
      });
      expect([other.status, ((await other.json()) as any).result]).toEqual([403, literal]);
    }
    const headers = await bearer({ role: roleOf[call.who], sid: call.name });
    if (!isRead) {
      const unreadable = await send(call, method, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"a":',
      });
      expect([unreadable.status, ((await unreadable.json()) as any).result]).toEqual([200, literal]);
      const media = await send(call, method, {
        headers: { ...headers, 'content-type': 'application/xml' },
        body: '<a/>',
      });
      expect([media.status, ((await media.json()) as any).result]).toEqual([415, literal]);
      const broken = await send(call, method, {
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nnonsense',
      });
      expect([broken.status, ((await broken.json()) as any).result]).toEqual([200, literal]);
    }
    const wrong = isRead
      ? await fetch(`${gateway.base}/${call.name}?code=wrong`, { headers })
      : await send(call, method, { headers, body: new URLSearchParams({ code: 'wrong', promo_code: 'X' }) });
    const body = (await wrong.json()) as any;
    expect([wrong.status, body.result, body.errors[0]?.field]).toEqual([200, literal, 'code']);
    expect(part.seen).toHaveLength(0);
  });

  it.each(cases)('%s: names every field that is missing', async (_name, call, method) => {
    const needed = Object.entries(call.fields.shape)
      .filter(([, schema]) => !(schema as any).safeParse(undefined).success)
      .map(([name]) => name);
    if (needed.length === 0) return;
    const headers = await bearer({ role: roleOf[call.who], sid: call.name });
    const response =
      method === 'GET'
        ? await fetch(`${gateway.base}/${call.name}?code=cursa-test`, { headers })
        : await send(call, method, { headers, body: new URLSearchParams({ code: 'cursa-test' }) });
    const body = (await response.json()) as any;
    expect([response.status, body.result]).toEqual([200, call.failure ?? 'false']);
    expect(body.errors.map((error: any) => error.field).sort()).toEqual(needed.sort());
  });

  it('answers 503 with the literal when its part is down', async () => {
    part.answer = (_seen, response) => void response.destroy();
    const { status, body, headers } = await post(
      '/promocode',
      new URLSearchParams({ code: 'cursa-test' }),
      await bearer(),
    );
    expect([status, body.result, headers.get('retry-after')]).toEqual([503, 'false', '5']);
  });
});

describe('particular calls', () => {
  const signedIn = (role: 'user' | 'driver') => ({
    account: {
      account_id: 'a-1', role, user_type: role === 'driver' ? 2 : 1, status: 'active', email: 'ana@example.ro',
      first_name: 'Ana', last_name: 'Pop', phone: '0712345678', business_name: '', address: '', state_name: '',
      country_name: '', profile_image_url: '', vehicle_type: '', vehicle_reg_no: '', company_name: '', vat_registered: false,
    },
    session: { access_token: 'tok', expires_at: new Date(Date.now() + 3_600_000).toISOString() },
  }); // prettier-ignore
  const credentials = {
    code: 'cursa-test',
    email: 'Ana@Example.ro',
    password: 'secret',
    user_type: '1',
    device_token: 't',
  };

  it('signs in with a cookie and a token of twelve hours', async () => {
    part.routes({ 'POST /api/v1/session': signedIn('user') });
    const { body, headers } = await post('/login', form(credentials));
    expect(body).toMatchObject({
      result: 'success',
      message: 'Login successful!',
      data: { user_id: 'a-1', access_token: 'tok', user_type: '1' },
    });
    expect(part.last().json()).toEqual({
      email: 'ana@example.ro',
      password: 'secret',
      role: 'user',
      lifetime: 'long',
    });
    expect(headers.getSetCookie()[0]).toContain('cursa_session=tok');
  });

  it('does not say why a sign-in failed, but tells a pending driver', async () => {
    part.answer = (_seen, response) => sendProblem(response, 401, 'invalid-credentials', 'Wrong');
    expect((await post('/login', form(credentials))).body).toEqual({
      result: 'false',
      message: 'Error: Invalid login password!',
      errors: [],
    });
    part.answer = (_seen, response) => sendProblem(response, 403, 'driver-not-activated', 'Not yet');
    const pending = await post('/login', form({ ...credentials, user_type: '2' }));
    expect([pending.status, pending.body.message]).toEqual([200, 'Your account is not activated by admin!']);
  });

  it('tells a pending driver that no offer can be sent, and refuses 0 with its text', async () => {
    part.answer = (_seen, response) =>
      sendProblem(response, 403, 'driver-not-activated', 'Your account is not activated by admin!');
    const driver = await bearer({ role: 'driver' });
    const offer = {
      code: 'cursa-test',
      order_id: 'CU-1',
      driver_id: 'account-1',
      offer_price: '100',
      driver_quote_real: '90',
    };
    const pending = await post('/driver_send_offer', new URLSearchParams(offer), driver);
    expect([pending.status, pending.body]).toEqual([
      200,
      { result: 'failure', message: 'Your account is not activated by admin!', errors: [] },
    ]);
    const zero = await post(
      '/driver_send_offer',
      new URLSearchParams({ ...offer, driver_quote_real: '0' }),
      driver,
    );
    expect(zero.body).toMatchObject({
      result: 'failure',
      message: 'Cannot send $0 offer, Please increase your offer price.',
    });
  });

  it('reads a promo code from either field', async () => {
    part.routes({
      'POST /api/v1/coupons/check': { coupon: 'SAVE', detail: 'Save', discount_minor: 500, currency: 'USD' },
    });
    for (const body of [{ code: 'SAVE' }, { code: 'cursa-test', promo_code: 'SAVE' }]) {
      const { body: answer } = await post(
        '/promocode_apply',
        new URLSearchParams(body as Record<string, string>),
        await bearer(),
      );
      expect(answer).toMatchObject({ result: 'success', coupon: 'SAVE', coupon_discount: '5.00' });
    }
  });

  it('refuses sums that do not fit together before anything is charged', async () => {
    const fee = {
      order_id: 'CU-1',
      driver_id: 'd',
      platformFee: '9.00',
      stripe_token: 'tok_visa',
      stripe_amount: '1000',
    };
    const { body } = await post('/setPlatformFee', new URLSearchParams(fee), await bearer());
    expect(body).toMatchObject({
      result: 'false',
      message: 'Payment failed or Invalid Credentials!',
      errors: [{ field: 'stripe_amount' }],
    });
    expect(part.seen).toHaveLength(0);
  });

  it('answers a poll that brings nothing new with 304', async () => {
    const message = {
      message_id: 'm1',
      sender_id: 'a',
      receiver_id: 'b',
      text: 'Hi',
      created_at: order.created_at,
      order_id: null,
    };
    part.routes({ 'GET /api/v1/conversations/b/messages': { messages: [message], free: true } });
    const url = `${gateway.base}/get_chat?code=cursa-test&other_user_id=b`;
    const first = await fetch(url, { headers: await bearer() });
    expect(((await first.json()) as any).messages).toEqual([
      { id: 'm1', sender_id: 'a', receiver_id: 'b', message: 'Hi', created_at: order.created_at },
    ]);
    const again = await fetch(url, {
      headers: { ...(await bearer()), 'if-none-match': first.headers.get('etag')! },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('lists deliveries in all three shapes', async () => {
    part.routes({ 'GET /api/v1/orders': { orders: [order], next_cursor: null } });
    const { body } = await post(
      '/get_user_deliveries',
      form({ code: 'cursa-test', type: '2', user_id: 'account-1' }),
      await bearer(),
    );
    expect(part.last().url).toContain('scope=history');
    expect(body.data[0]).toMatchObject({
      order_id: 'CU-1',
      delivery_cost: '123.45',
      trip_distance: '12.35',
      delivery_status: 'Open',
    });
    const single = await fetch(`${gateway.base}/get_user_deliveries?order_id=CU-9`, {
      headers: await bearer(),
    });
    expect([single.status, ((await single.json()) as any).result]).toEqual([200, 'false']);
    expect(part.last().url).toBe('/api/v1/orders/CU-9');
  });
});
