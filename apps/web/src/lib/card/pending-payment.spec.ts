import { describe, expect, it } from '@jest/globals';
import {
  clearPendingPayment,
  readPendingPayment,
  savePendingPayment,
  type PendingPayment,
} from './pending-payment.ts';
import { readBankReturn } from './read-bank-return.ts';

const fee: PendingPayment = {
  purpose: 'platform-fee',
  order_id: 'o-1',
  driver_id: 'd-1',
  return_to: '/deliveryDetail?order=o-1',
  idempotency_key: '7b0c6f3e-2d1a-4c8e-9f00-000000000001',
};

describe('a payment at the bank', () => {
  it('is kept until it is cleared', () => {
    savePendingPayment(fee);
    expect(readPendingPayment()).toEqual(fee);
    clearPendingPayment();
    expect(readPendingPayment()).toBeUndefined();
  });

  it.each([
    { ...fee, card: '4242424242424242' },
    { ...fee, return_to: 'https://evil.example' },
    { ...fee, return_to: '//evil.example' },
    { ...fee, return_to: '/\\evil.example' },
    { ...fee, purpose: 'gift' },
    { ...fee, idempotency_key: '' },
  ])('takes nothing else in: %j', (wrong) => {
    expect(() => savePendingPayment(wrong as PendingPayment)).toThrow();
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('cursa-pending-payment', JSON.stringify(wrong));
    expect(readPendingPayment()).toBeUndefined();
  });

  it('is none when what was kept is no JSON', () => {
    sessionStorage.setItem('cursa-pending-payment', '{');
    expect(readPendingPayment()).toBeUndefined();
  });
});

describe('the way back from the bank', () => {
  it.each([
    [
      'payment_intent=pi_1A&payment_intent_client_secret=pi_1A_secret_x&redirect_status=succeeded',
      'pi_1A',
      true,
    ],
    ['payment_intent=pi_1A&redirect_status=failed', 'pi_1A', false],
  ])('%s', (query, intentId, confirmed) => {
    expect(readBankReturn(new URLSearchParams(query))).toEqual({ intentId, confirmed });
  });

  it.each(['', 'payment_intent=pm_1', 'payment_intent=pi_1%3Cscript%3E'])('is not “%s”', (query) => {
    expect(readBankReturn(new URLSearchParams(query))).toBeUndefined();
  });
});
