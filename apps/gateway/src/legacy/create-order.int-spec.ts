import { describe, expect, it } from '@jest/globals';
import { sendJson, sendProblem } from '../testing/fake-part.ts';
import { legacyGateway, order } from '../testing/legacy-gateway.ts';
import { form, startGateway } from '../testing/start-gateway.ts';

const { part, bearer, post } = legacyGateway();
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
