import { describe, expect, it } from '@jest/globals';
import { createLogger, maskText, NestLogger, redact, requestContext } from './index.ts';

const secrets = {
  password: 'v1',
  confirmPassword: 'v1',
  token: 'v1',
  access_token: 'v1',
  stripe_token: 'v1',
  authorization: 'v1',
  Cookie: 'v1',
  'set-cookie': ['v1'],
  phone: 'v1',
  phone_number: 'v1',
  email: 'v1',
  text: 'v1',
  message_text: 'v1',
  signature: 'v1',
  parameters: ['v1'],
  refreshToken: 'v1',
};

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  };
  write(createLogger({ service: 'offers', level: 'info', destination }));
  return lines;
}

describe('redaction', () => {
  it.each(Object.keys(secrets))('hides %s at any depth', (name) => {
    const value = { kept: 'yes', deep: [{ [name]: secrets[name as keyof typeof secrets] }] };
    const text = JSON.stringify(redact(value));
    expect(text).not.toContain('v1');
    expect(text).toContain('yes');
  });

  it.each([
    'call +40 722 333 444 now',
    'call 0722333444 now',
    'card 4242 4242 4242 4242 refused',
    'card 4000056655665556 refused',
    'pays to RO49AAAA1B31007593840000',
    'invalid input syntax for type uuid: "hunter2"',
    'date/time field value out of range: "hunter2"',
    'value "99999999999" is out of range for type integer',
    `Unexpected token 'h', "hunter2 is" is not valid JSON`,
  ])('masks the value in "%s"', (text) => {
    expect(maskText(text)).not.toMatch(/722|4242|5665|RO49|hunter2|99999/);
  });

  it.each([
    'order CU-D1H7M-YC6Q9 at 2026-11-21T19:34:20.074Z',
    'partition 1732217660074 of 1234567890123456',
    '10.0.0.12:19092 answered after 1200 ms',
    '0199b9a2-0722-7333-8444-0123456789ab',
  ])('leaves "%s"', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('keeps what is not hidden', () => {
    const value = { order_id: 'o1', count: 3, none: null, at: ['a', 'b'] };
    expect(redact(value)).toEqual(value);
  });

  it('hides secrets in every way to log', () => {
    const error = Object.assign(new Error('duplicate ion@x.ro'), {
      code: '23505',
      detail: 'Key (email)=(ion@x.ro)',
      parameters: ['v1'],
      request: { headers: { authorization: 'v1' } },
    });
    const lines = logged((logger) => {
      const nest = new NestLogger(logger);
      logger.info(secrets, 'sent to ion@x.ro with Bearer abc.def');
      logger.error({ err: error });
      logger.error(error);
      logger.warn({ nested: { error } });
      nest.error({ msg: 'failed', err: error, ...secrets }, 'Context');
      nest.error(error, 'Context');
      nest.log('Bearer abc.def eyJhbGciOi.eyJzdWIi.c2ln', 'Context');
      logger.child({ kept: 1 }).child(secrets).info('child');
    });
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/v1|ion@x|abc\.def|eyJ/);
    expect(lines.at(-1)).toMatchObject({ kept: 1, password: '[redacted]' });
    expect(lines[1]?.err).toMatchObject({ type: 'Error', message: 'duplicate [e-mail]', code: '23505' });
    expect(lines[4]).toMatchObject({
      context: 'Context',
      msg: 'failed',
      err: { message: 'duplicate [e-mail]' },
    });
  });

  it('adds the request to each line, and only there', () => {
    const lines = logged((logger) => {
      requestContext.run({ route: '/a/:id', traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }, () =>
        logger.info('in'),
      );
      logger.info('out');
    });
    expect(lines[0]).toMatchObject({
      service: 'offers',
      route: '/a/:id',
      trace_id: 'a'.repeat(32),
      span_id: 'b'.repeat(16),
    });
    expect(lines[1]).not.toHaveProperty('trace_id');
  });

  it('survives circles', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(redact(circle))).toContain('[deeper]');
  });
});
