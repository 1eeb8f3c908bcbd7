import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { FindTripDistance } from './trip-distance.ts';

const cluj = { latitude: 46.77, longitude: 23.6 };
const bucharest = { latitude: 44.43, longitude: 26.1 };
let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function routing(status: number, body: string): Promise<string> {
  server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('trip distance', () => {
  it('is marked as an estimate without a routing server', async () => {
    const distance = await new FindTripDistance({ ROUTING_URL: undefined, DETOUR_PERCENT: 130 }).execute(
      cluj,
      bucharest,
    );
    expect(distance.kind).toBe('estimate');
    // 325 km as the crow flies.
    expect(distance.metres).toBeGreaterThan(415_000);
    expect(distance.metres).toBeLessThan(430_000);
  });

  it('takes the road distance of the routing server', async () => {
    const url = await routing(200, JSON.stringify({ code: 'Ok', routes: [{ distance: 453_210.7 }] }));
    expect(
      await new FindTripDistance({ ROUTING_URL: url, DETOUR_PERCENT: 130 }).execute(cluj, bucharest),
    ).toEqual({ metres: 453_211, kind: 'road' });
  });

  it.each([
    ['fails', 500, 'oops'],
    ['finds no route', 200, JSON.stringify({ code: 'NoRoute', routes: [] })],
  ])('falls back to the estimate when the server %s', async (_, status, body) => {
    const url = await routing(status, body);
    expect(
      (await new FindTripDistance({ ROUTING_URL: url, DETOUR_PERCENT: 130 }).execute(cluj, bucharest)).kind,
    ).toBe('estimate');
  });
});
