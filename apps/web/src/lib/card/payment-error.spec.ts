import { describe, expect, it } from '@jest/globals';
import { ApiProblem } from '@cursa/api-client/api-problem';
import { readPaymentError } from './payment-error.ts';

type Fields = { field: string; message: string }[];

function problem(status: number, code: string, detail = '', errors: Fields = []): ApiProblem {
  const trace_id = 'a'.repeat(32);
  return new ApiProblem({
    type: 'about:blank',
    title: '',
    status,
    detail,
    instance: '/',
    code,
    trace_id,
    errors,
  });
}

const action = (url: string, intent = 'pi_1'): ApiProblem =>
  problem(402, 'payment-needs-action', 'Confirm', [
    { field: 'next_action_url', message: url },
    { field: 'intent_id', message: intent },
  ]);

describe('the failure of a call that pays', () => {
  it('leads to the bank', () => {
    const url = 'http://127.0.0.1:12111/_sandbox/3ds/pi_1';
    expect(readPaymentError(action(url), 'ro')).toEqual({ kind: 'needs-action', url, intentId: 'pi_1' });
  });

  it.each([
    action('javascript:alert(1)'),
    action(''),
    action('/here'),
    action('https://bank.example', 'ch_1'),
  ])('leads nowhere else', (error) => {
    expect(readPaymentError(error, 'ro')).toMatchObject({ kind: 'refused', code: 'payment-needs-action' });
  });

  it.each([
    ['Your card has insufficient funds.', /Nu sunt destui bani/],
    ['Your card has expired.', /a expirat/],
    ["Your card's security code is incorrect.", /CVC/],
    ['Your card was declined.', /a refuzat cardul/],
    [
      'The provided PaymentMethod has failed authentication. You can provide …',
      /nu a fost confirmată la bancă\./,
    ],
    ['The payment was not confirmed at the bank in time', /la timp/],
  ])('gives the bank’s reason in the payer’s language: %s', (detail, words) => {
    const read = readPaymentError(problem(402, 'payment-refused', detail), 'ro');
    expect(read).toMatchObject({ kind: 'refused', code: 'payment-refused' });
    expect('text' in read && read.text).toMatch(words);
  });

  it('has words for a reason that it does not know, in both languages', () => {
    const error = problem(402, 'payment-refused', 'Something new.');
    const [ro, en] = (['ro', 'en'] as const).map((locale) => readPaymentError(error, locale));
    for (const read of [ro, en]) expect(read).toMatchObject({ kind: 'refused', text: expect.any(String) });
    expect(ro).not.toEqual(en);
  });

  it('keeps the code of any other refusal', () => {
    expect(readPaymentError(problem(409, 'offer-expired'), 'en')).toMatchObject({
      kind: 'refused',
      code: 'offer-expired',
    });
  });

  it.each([new TypeError('Network Error'), problem(503, 'part-unavailable'), problem(500, 'fault')])(
    'is no refusal when nobody knows: %s',
    (error) => {
      const read = readPaymentError(error, 'en');
      expect(read).toMatchObject({ kind: 'unreachable', text: expect.stringContaining('not pay twice') });
    },
  );

  it('asks to wait for a payment that is being worked on', () => {
    expect(readPaymentError(problem(503, 'payment-in-progress'), 'en')).toMatchObject({
      kind: 'unreachable',
      text: expect.stringContaining('Do not pay again'),
      traceId: 'a'.repeat(32),
    });
  });
});
