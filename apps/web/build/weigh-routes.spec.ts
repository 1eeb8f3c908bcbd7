import { describe, expect, it } from '@jest/globals';
import { weighRoutes, type Chunk } from './weigh-routes.ts';

const chunk = (module: string, bytes: number, imports: string[] = [], isEntry = false): Chunk => ({
  module,
  bytes,
  imports,
  isEntry,
});
const chunks = new Map([
  ['index.js', chunk('index.html', 100, ['shared.js'], true)],
  ['shared.js', chunk('', 20)],
  ['client.js', chunk('src/lib/api/client.ts', 30, ['shared.js'])],
  ['welcome.js', chunk('src/app/routes/welcome.tsx', 5, ['index.js'])],
  ['send.js', chunk('src/app/routes/send.tsx', 7, ['client.js', 'table.js'])],
  ['table.js', chunk('', 4, ['shared.js'])],
]);
const weigh = (limits = { firstRoute: 200, furtherRoute: 10 }) =>
  Object.fromEntries(weighRoutes(chunks, limits).map((weight) => [weight.name, weight]));

describe('weighRoutes', () => {
  it('counts the first route with its entry and the client, and what is shared once', () => {
    expect(weigh()['src/app/routes/welcome.tsx']).toMatchObject({ bytes: 155, limit: 200 });
  });

  it('counts a further route by what it adds', () => {
    expect(weigh()['src/app/routes/send.tsx']).toMatchObject({ bytes: 11, limit: 10 });
  });

  it('puts the tightest first', () => {
    expect(weighRoutes(chunks, { firstRoute: 200, furtherRoute: 10 })[0]?.name).toBe(
      'src/app/routes/send.tsx',
    );
  });
});
