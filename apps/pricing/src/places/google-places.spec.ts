import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GooglePlaces } from './google-places.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let seen: Seen[];
let answer: (seen: Seen) => { status: number; body: unknown } | 'hang';

const place = (id: string) => ({
  id,
  formattedAddress: 'Strada Memorandumului 28, Cluj-Napoca 400114, România',
  location: { latitude: 46.7703, longitude: 23.5823 },
  types: ['street_address'],
  addressComponents: [
    { longText: 'Cluj-Napoca', types: ['locality', 'political'] },
    { longText: 'Județul Cluj', types: ['administrative_area_level_1', 'political'] },
  ],
});
const suggestions = {
  suggestions: [
    { placePrediction: { placeId: 'a' } },
    { queryPrediction: {} },
    { placePrediction: { placeId: 'b/c' } },
  ],
};

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const entry = { method: request.method, url: request.url, headers: request.headers, body };
      seen.push(entry);
      const reply = answer(entry);
      if (reply === 'hang') return;
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const finder = (timeoutMs = 4_000) =>
  new GooglePlaces({
    apiKey: 'key-1',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs,
  });

describe('Google Places', () => {
  it('asks for suggestions in Romania, then for their details, with the key in a header', async () => {
    answer = ({ method, url }) => ({
      status: 200,
      body: method === 'POST' ? suggestions : place(url!.includes('b%2Fc') ? 'b/c' : 'a'),
    });
    const found = await finder().suggest('memorandumului 28', 'session-1');
    expect(found.map((entry) => entry.place_id)).toEqual(['google:a', 'google:b/c']);
    expect(found[0]).toMatchObject({
      name: 'Cluj-Napoca',
      county: 'Cluj',
      latitude: 46.7703,
      kind: 'address',
    });
    expect(JSON.parse(seen[0]!.body)).toEqual({
      input: 'memorandumului 28',
      includedRegionCodes: ['ro'],
      languageCode: 'ro',
      sessionToken: 'session-1',
    });
    expect(seen).toHaveLength(3);
    for (const { headers, url } of seen) {
      expect(headers['x-goog-api-key']).toBe('key-1');
      expect(headers['x-goog-fieldmask']).toBeTruthy();
      expect(url).not.toContain('key-1');
    }
    expect(seen.filter(({ url }) => url?.includes('sessionToken=session-1'))).toHaveLength(1);
  });

  it('leaves out a suggestion whose details fail', async () => {
    answer = ({ method, url }) =>
      method === 'POST'
        ? { status: 200, body: suggestions }
        : url!.includes('b%2Fc')
          ? { status: 500, body: {} }
          : { status: 200, body: place('a') };
    expect((await finder().suggest('x')).map((entry) => entry.place_id)).toEqual(['google:a']);
  });

  it('answers nothing for no suggestion and makes no call for an empty text', async () => {
    answer = () => ({ status: 200, body: {} });
    expect(await finder().suggest('x')).toEqual([]);
    expect(await finder().suggest('  ')).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('fails when the key is refused, and in time when no answer comes', async () => {
    answer = () => ({ status: 403, body: { error: {} } });
    await expect(finder().suggest('x')).rejects.toThrow('Google Places answered 403');
    answer = () => 'hang';
    await expect(finder(300).suggest('x')).rejects.toThrow(/timeout/i);
  });
});
