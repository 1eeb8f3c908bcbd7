import { describe, expect, it } from '@jest/globals';
import { sendProblem } from '../testing/fake-part.ts';
import { legacyGateway, order } from '../testing/legacy-gateway.ts';
import { form } from '../testing/start-gateway.ts';

const { part, base, bearer, post } = legacyGateway();

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
    const url = `${base()}/get_chat?code=cursa-test&other_user_id=b`;
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
    const single = await fetch(`${base()}/get_user_deliveries?order_id=CU-9`, {
      headers: await bearer(),
    });
    expect([single.status, ((await single.json()) as any).result]).toEqual([200, 'false']);
    expect(part.last().url).toBe('/api/v1/orders/CU-9');
  });
});
