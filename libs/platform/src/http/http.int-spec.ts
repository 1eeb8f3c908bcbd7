import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, type InputOf } from '@cursa/contracts/endpoint';
import { problemSchema } from '@cursa/contracts/problem';
import { z } from 'zod';
import { Caller, type CallerIdentity, DRIVER_STANDING, ServiceTokens, signSession } from '../auth/index.ts';
import { createLogger, setRootLogger } from '../logging/index.ts';
import {
  createApp,
  DomainError,
  Handles,
  IDEMPOTENCY_STORE,
  Input,
  OperationId,
  ServiceClient,
  type IdempotencyStorePort,
  type IdempotentAttempt,
  type StoredAnswer,
} from './index.ts';
import { baseConfig, readConfig } from '../config/index.ts';
import { sampleEnvironment } from './sample-environment.ts';

const sample = await sampleEnvironment({
  ...(process.env.TEST_REDIS_URL ? { REDIS_URL: process.env.TEST_REDIS_URL } : {}),
});
const config = readConfig(z.object(baseConfig), sample.env);

const create = endpoint({
  id: 'sample.create',
  service: 'offers',
  method: 'POST',
  path: '/api/v1/samples/:sample_id',
  summary: 'Create',
  access: { kind: 'session', roles: ['user', 'driver'], activeDriver: true },
  params: z.object({ sample_id: z.string().min(2) }),
  query: z.object({ page: z.coerce.number().int().optional() }),
  body: z.object({ name: z.string().min(3), lines: z.array(z.object({ quantity: z.int().positive() })) }),
  response: z.object({ name: z.string(), account_id: z.string(), operation_id: z.string() }),
  status: 201,
  idempotent: true,
});
const read = endpoint({
  id: 'sample.read',
  service: 'offers',
  method: 'GET',
  path: '/api/v1/samples/:what',
  summary: 'Read',
  access: { kind: 'open' },
  params: z.object({ what: z.string() }),
  response: z.object({ who: z.string().nullable() }),
});
const internal = endpoint({
  id: 'sample.internal',
  service: 'offers',
  method: 'GET',
  path: '/internal/samples',
  summary: 'For booking only',
  access: { kind: 'service', callers: ['booking'] },
  response: z.object({ ok: z.boolean() }),
});

@Controller()
class SampleController {
  static runs = 0;

  @Handles(create)
  create(
    @Input() { body }: InputOf<typeof create>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ) {
    SampleController.runs += 1;
    if (body.name === 'refused') throw new DomainError('sample-refused', 409, 'This sample was refused');
    return { name: body.name, account_id: caller.accountId, operation_id: operationId, password_hash: 'x' };
  }

  @Handles(read)
  read(@Input() { params }: InputOf<typeof read>, @Caller() caller: CallerIdentity | undefined) {
    if (params.what === 'crash') throw new Error('secret inner detail');
    if (params.what === 'mismatch') return { who: 7 };
    return { who: caller?.accountId ?? null, email: 'never@leaves.example' };
  }

  @Handles(internal)
  internal() {
    return { ok: true };
  }
}

class RememberingStore implements IdempotencyStorePort {
  readonly answers = new Map<string, StoredAnswer>();
  readonly attempts: IdempotentAttempt[] = [];

  async run(attempt: IdempotentAttempt, work: (operationId: string) => Promise<StoredAnswer>) {
    this.attempts.push(attempt);
    const key = `${attempt.scope} ${attempt.endpoint} ${attempt.key}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer = await work('00000000-0000-4000-8000-000000000001');
    this.answers.set(key, answer);
    return answer;
  }
}
const store = new RememberingStore();
const standings = new Map([['driver-late', 'active']]);

@Module({
  controllers: [SampleController],
  providers: [
    { provide: IDEMPOTENCY_STORE, useValue: store },
    { provide: DRIVER_STANDING, useValue: (id: string) => Promise.resolve(standings.get(id) ?? 'pending') },
  ],
})
class SampleModule {}

const lines: Record<string, unknown>[] = [];
let app: NestFastifyApplication;
let base: string;

beforeAll(async () => {
  setRootLogger(
    createLogger({
      service: 'offers',
      level: 'info',
      destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    }),
  );
  app = await createApp(SampleModule, config, { service: 'offers', implements: [create, read, internal] });
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
});
afterAll(() => app.close());

async function token(
  claims: { sub?: string; role?: 'user' | 'driver' | 'admin'; st?: 'pending' | 'active' } = {},
) {
  return signSession(
    { sub: 'account-1', role: 'user', sid: 'session-1', ut: 1, st: 'active', amr: ['pwd'], ...claims },
    sample.keys.privateJwk,
    { expiresInSeconds: 60 },
  );
}

async function post(body: unknown, headers: Record<string, string> = {}, path = '/api/v1/samples/s1') {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as any,
  };
}

const good = { name: 'piano', lines: [{ quantity: 1 }] };
const bearer = async (claims = {}) => ({ authorization: `Bearer ${await token(claims)}` });

describe('input', () => {
  it('names every refused field in dotted form', async () => {
    const { status, type, body } = await post(
      { name: 'x', lines: [{ quantity: 0 }], extra: 1 },
      await bearer(),
    );
    expect(status).toBe(422);
    expect(type).toContain('application/problem+json');
    const problem = problemSchema.parse(body);
    expect(problem.code).toBe('invalid-input');
    expect(problem.errors.map((error) => error.field).sort()).toEqual(['extra', 'lines.0.quantity', 'name']);
  });

  it('names missing fields when there is no body, and bad queries with 400', async () => {
    const response = await fetch(`${base}/api/v1/samples/s1`, { method: 'POST', headers: await bearer() });
    const problem = problemSchema.parse(await response.json());
    expect(problem.errors.map((error) => error.field).sort()).toEqual(['lines', 'name']);
    const query = await post(good, await bearer(), '/api/v1/samples/s1?page=x');
    expect([query.status, query.body.errors[0].field]).toEqual([400, 'page']);
  });

  it('answers bodies that cannot be read as they are', async () => {
    const unreadable = await post('{"name":', await bearer());
    expect([unreadable.status, unreadable.body.code]).toEqual([400, 'unreadable-body']);
    const media = await post('<a/>', { ...(await bearer()), 'content-type': 'application/xml' });
    expect([media.status, media.body.code]).toEqual([415, 'unsupported-media-type']);
    const large = await post({ name: 'x'.repeat(1_100_000) }, await bearer());
    expect([large.status, large.body.code]).toEqual([413, 'body-too-large']);
    const form = await post('name=piano', {
      ...(await bearer()),
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.status, form.body.errors[0].field]).toEqual([422, 'lines']);
    const nowhere = await post(good, {}, '/api/v1/nowhere');
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'no-such-endpoint']);
  });
});

describe('access', () => {
  it('refuses no session, a broken one and a wrong role', async () => {
    const none = await post(good);
    expect([none.status, none.body.code]).toEqual([401, 'no-session']);
    const broken = await post(good, { authorization: 'Bearer a.b.c' });
    expect([broken.status, broken.body.code]).toEqual([401, 'no-session']);
    const admin = await post(good, await bearer({ role: 'admin' }));
    expect([admin.status, admin.body.code]).toEqual([403, 'wrong-role']);
  });

  it('asks the owner before it refuses a driver', async () => {
    const refused = await post(good, await bearer({ role: 'driver', sub: 'driver-new', st: 'pending' }));
    expect([refused.status, refused.body.detail]).toEqual([403, 'Your account is not activated by admin!']);
    const late = await post(good, await bearer({ role: 'driver', sub: 'driver-late', st: 'pending' }));
    expect(late.status).toBe(201);
  });

  it('lets anybody in at open endpoints and reads a session when there is one', async () => {
    const get = async (headers: Record<string, string>) =>
      (await fetch(`${base}/api/v1/samples/x`, { headers })).json();
    expect(await get({})).toEqual({ who: null });
    expect(await get({ authorization: 'Bearer broken' })).toEqual({ who: null });
    expect(await get(await bearer())).toEqual({ who: 'account-1' });
  });

  it('lets the named services in only', async () => {
    const secret = config.SERVICE_TOKEN_SECRET;
    const client = (service: 'booking' | 'chat') => {
      const tokens = new ServiceTokens(secret, service);
      return new ServiceClient({ baseUrls: { offers: base }, serviceToken: () => tokens.mint() });
    };
    const booking = client('booking');
    const chat = client('chat');
    await expect(booking.call(internal, {}, { as: 'service' })).resolves.toEqual({ ok: true });
    await expect(chat.call(internal, {}, { as: 'service' })).rejects.toMatchObject({
      code: 'not-a-service',
      status: 403,
    });
    await expect(booking.call(internal, {}, { as: { token: await token() } })).rejects.toMatchObject({
      status: 403,
    });
    await Promise.all([booking.close(), chat.close()]);
  });
});

describe('answers', () => {
  it('hold only what the contract names', async () => {
    const { status, body } = await post(good, await bearer());
    expect(status).toBe(201);
    expect(Object.keys(body as object).sort()).toEqual(['account_id', 'name', 'operation_id']);
    expect(body.operation_id).toMatch(/^[\da-f]{8}-/);
  });

  it.each(['crash', 'mismatch'])('of a %s are a 500 with a trace id and no details', async (what) => {
    const traceId = 'a'.repeat(32);
    lines.length = 0;
    const response = await fetch(`${base}/api/v1/samples/${what}?email=a@b.ro`, {
      headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    });
    const text = await response.text();
    const problem = problemSchema.parse(JSON.parse(text));
    expect([response.status, problem.code, problem.trace_id]).toEqual([500, 'internal-error', traceId]);
    expect(problem.instance).toBe(`/api/v1/samples/${what}`);
    expect(text).not.toMatch(/inner detail|who|\.ts/);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const expected = { trace_id: traceId, route: '/api/v1/samples/:what', service: 'offers' };
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatchObject({ ...expected, span_id: expect.stringMatching(/^\w{16}$/) });
    expect(lines[1]).toMatchObject({ method: 'GET', status: 500, ms: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toContain('a@b.ro');
  });
});

describe('idempotency', () => {
  it('runs once per key and repeats success and refusal', async () => {
    for (const name of ['piano', 'refused']) {
      SampleController.runs = 0;
      const headers = { ...(await bearer()), 'idempotency-key': `key-${name}` };
      const first = await post({ ...good, name }, headers);
      const second = await post({ ...good, name }, headers);
      expect(second).toEqual(first);
      expect(first.status).toBe(name === 'piano' ? 201 : 409);
      expect(first.type).toContain(name === 'piano' ? 'application/json' : 'application/problem+json');
      expect(SampleController.runs).toBe(1);
    }
    expect(store.attempts[0]).toMatchObject({
      scope: 'account:account-1',
      endpoint: 'sample.create',
      derived: false,
    });
    expect(store.attempts[0]?.contentHash).toMatch(/^[\da-f]{64}$/);
  });

  it('takes content and derivation from the gateway’s headers, and gives other callers other scopes', async () => {
    const headers = { 'idempotency-key': 'k', 'idempotency-content': 'c0ffee', 'idempotency-derived': '1' };
    await post(good, { ...(await bearer({ sub: 'account-2' })), ...headers });
    expect(store.attempts.at(-1)).toMatchObject({
      scope: 'account:account-2',
      contentHash: 'c0ffee',
      derived: true,
    });
  });
});
