import { beforeAll, describe, expect, it } from '@jest/globals';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import { fieldFaults } from './legacy-table/faults.ts';
import { send, sendFields } from './legacy-table/send.ts';
import { wholeForms } from './legacy-table/whole-forms.ts';
import { accountOf, readReady, type Ready } from './ready.ts';

/** The 27 calls × everything that may be wrong with them, against the running system: each is told, none is a crash. */
let ready: Ready;
const tokens: Partial<Record<'user' | 'driver', string>> = {};
const base = () => (process.env.CURSA_URL ?? ready.url).replace(/\/+$/, '');

async function signIn(account: { email: string; password: string }, user_type: string): Promise<string> {
  const { body } = await sendFields(
    base(),
    'login',
    'POST',
    { ...account, user_type, code: ready.app_code },
    undefined,
  );
  const token = (body as { data?: { access_token?: string } }).data?.access_token;
  if (!token) throw new Error(`Could not sign in as ${account.email}: ${body.message}`);
  return token;
}

beforeAll(async () => {
  ready = readReady();
  tokens.user = await signIn(accountOf(ready, 'sender'), '1');
  tokens.driver = await signIn(accountOf(ready, 'driver'), '2');
}, 120_000);

const literalOf = (call: LegacyCallDefinition) => call.failure ?? 'false';
const roleOf = (call: LegacyCallDefinition) => (call.who === 'driver' ? 'driver' : 'user');
const tokenOf = (call: LegacyCallDefinition) => (call.who === 'open' ? undefined : tokens[roleOf(call)]);
const formOf = (call: LegacyCallDefinition) => ({ code: ready.app_code, ...wholeForms[call.name] });
const cases = allLegacyCalls.flatMap((call) =>
  call.methods.map((method) => ({ name: `${method} /${call.name}`, call, method })),
);

describe.each(cases)('$name', ({ call, method }) => {
  it('names each field that is wrong', async () => {
    for (const { name, field, value } of fieldFaults(call)) {
      // A query has texts only.
      if (method === 'GET' && (typeof value === 'object' || String(value).length > 4_000)) continue;
      const answer = await sendFields(
        base(),
        call.name,
        method,
        { ...formOf(call), [field]: value },
        tokenOf(call),
      );
      expect({ name, status: answer.status, result: answer.body.result }).toEqual({
        name,
        status: 200,
        result: literalOf(call),
      });
      expect(answer.body.errors?.map((error) => error.field.split('.')[0])).toContain(field);
    }
  }, 600_000);

  it('refuses a wrong code, and a caller’s id that is another’s', async () => {
    const wrong = await sendFields(
      base(),
      call.name,
      method,
      { ...formOf(call), code: 'wrong' },
      tokenOf(call),
    );
    expect([wrong.status, wrong.body.result, wrong.body.errors?.[0]?.field]).toEqual([
      200,
      literalOf(call),
      'code',
    ]);
    if (call.who === 'open') return;
    for (const field of ['user_id', ...(call.callerIds ?? [])]) {
      const other = await sendFields(
        base(),
        call.name,
        method,
        { ...formOf(call), [field]: 'another' },
        tokenOf(call),
      );
      expect([field, other.status, other.body.result]).toEqual([field, 403, literalOf(call)]);
    }
  }, 120_000);

  it('refuses no session and a wrong role', async () => {
    if (call.who === 'open') return;
    for (const token of [undefined, 'not.a.token']) {
      const none = await sendFields(base(), call.name, method, formOf(call), token);
      expect([none.status, none.body.result]).toEqual([401, literalOf(call)]);
      expect(none.body.trace_id).toMatch(/^[\da-f]{32}$/);
    }
    if (call.who !== 'user' && call.who !== 'driver') return;
    const other = tokens[call.who === 'user' ? 'driver' : 'user'];
    const answer = await sendFields(base(), call.name, method, formOf(call), other);
    expect([answer.status, answer.body.result]).toEqual([403, literalOf(call)]);
  }, 120_000);

  it('does not know an order that is not there', async () => {
    if (!('order_id' in (wholeForms[call.name] ?? {}))) return;
    const answer = await sendFields(base(), call.name, method, formOf(call), tokenOf(call));
    expect([answer.status, answer.body.result]).toEqual([200, literalOf(call)]);
    expect(answer.body.message).toBeTruthy();
  }, 60_000);

  it('refuses bodies that cannot be read', async () => {
    if (method === 'GET') return;
    const token = tokenOf(call);
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const url = `${base()}/${call.name}`;
    const bodies = [
      ['application/json', '{"a":', 200],
      ['application/json', '[1]', 200],
      ['multipart/form-data; boundary=x', '--x\r\nnonsense', 200],
      ['application/xml', '<a/>', 415],
      ['application/json', JSON.stringify({ code: 'x'.repeat(1_100_000) }), 413],
    ] as const;
    for (const [type, body, status] of bodies) {
      const answer = await send(url, { method, headers: { ...headers, 'content-type': type }, body });
      expect([type, answer.status, answer.body.result]).toEqual([type, status, literalOf(call)]);
    }
  }, 120_000);

  it('refuses a file that is no picture, and one that is too large', async () => {
    for (const field of method === 'POST' ? Object.keys(call.files ?? {}) : []) {
      const token = tokenOf(call);
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      for (const [content, status] of [
        ['not a picture', 200],
        ['x'.repeat(10_600_000), 413],
      ] as const) {
        const body = new FormData();
        for (const [name, value] of Object.entries(formOf(call))) body.set(name, value);
        body.set(field, new Blob([content]), 'photo.png');
        const answer = await send(`${base()}/${call.name}`, { method, headers, body });
        expect([field, answer.status, answer.body.result]).toEqual([field, status, literalOf(call)]);
        if (status === 200) expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
      }
    }
  }, 300_000);
});
