import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { FakePart } from './fake-part.ts';
import { startGateway, type Gateway } from './start-gateway.ts';

/** A gateway before a part that answers what a test tells it; what the part has seen is forgotten before each test. */
export function legacyGateway() {
  const part = new FakePart();
  let gateway: Gateway;
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
  return {
    part,
    base: () => gateway.base,
    bearer: async (claims = {}) => ({ authorization: `Bearer ${await gateway.token(claims)}` }),
    async post(
      path: string,
      body: FormData | URLSearchParams | string,
      headers: Record<string, string> = {},
    ) {
      const response = await fetch(gateway.base + path, { method: 'POST', body, headers });
      return { status: response.status, headers: response.headers, body: (await response.json()) as any };
    },
  };
}

/** An order as booking tells it. */
export const order = {
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
