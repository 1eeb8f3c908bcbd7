import { describe, expect, it, jest } from '@jest/globals';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { act, screen } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import { CardRefusedError, type CardToken } from './card-port.ts';
import { collectFromStripe } from './collect-from-stripe.ts';
import { StripeCardInputs } from './stripe-card-inputs.tsx';

type Told = (event: object) => void;

/** Stripe's script as far as its React components ask for it; its fields are frames that no test can look into. */
function fakeStripe(answer: object) {
  const told = new Map<string, Told>();
  const made = new Map<string, object>();
  const options = new Map<string, object>();
  const elementOf = (type: string): object => ({
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    on: (name: string, handler: Told) => name === 'change' && told.set(type, handler),
    off: () => undefined,
  });
  const elements = {
    update: () => undefined,
    getElement: (type: unknown) => made.get(type === null ? '' : 'cardNumber') ?? null,
    create: (type: string, given: object) => {
      options.set(type, given);
      made.set(type, elementOf(type));
      return made.get(type);
    },
  };
  const createPaymentMethod = jest.fn((_: object) => Promise.resolve(answer));
  const stripe = {
    elements: () => elements,
    createPaymentMethod,
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  } as unknown as Stripe;
  const change = (type: string, event: object): void => act(() => told.get(type)?.(event));
  return { stripe, change, options, createPaymentMethod, made };
}

function open(answer: object) {
  const fake = fakeStripe(answer);
  const onChange = jest.fn();
  let collect: () => Promise<CardToken> = () => Promise.reject(new Error('no collector yet'));
  show(
    <Elements stripe={fake.stripe} options={{ locale: 'ro' }}>
      <StripeCardInputs onChange={onChange} onCollector={(one) => (collect = one)} />
    </Elements>,
  );
  return { ...fake, onChange, collect: () => collect() };
}

const method = { paymentMethod: { id: 'pm_9', card: { brand: 'visa', last4: '4242' } } };

describe("Stripe's fields", () => {
  it('are complete when all three are, and give a PaymentMethod', async () => {
    const { change, onChange, collect, createPaymentMethod, made } = open(method);
    change('cardNumber', { complete: true });
    change('cardExpiry', { complete: true });
    expect(onChange).not.toHaveBeenCalledWith({ complete: true });
    change('cardCvc', { complete: true });
    expect(onChange).toHaveBeenLastCalledWith({ complete: true });
    expect(await collect()).toEqual({ token: 'pm_9', brand: 'visa', last4: '4242' });
    expect(createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card: made.get('cardNumber') });
  });

  it('show what is wrong under their labels, in the colours of the theme', () => {
    const { change, options } = open(method);
    expect(screen.getByText('Numărul cardului')).toBeVisible();
    change('cardNumber', { complete: false, error: { message: 'Numărul nu este valid.' } });
    expect(screen.getByText('Numărul nu este valid.')).toBeVisible();
    expect(options.get('cardNumber')).toMatchObject({
      style: { base: { color: '#1D2430', fontSize: '16px' } },
    });
  });
});

describe('what Stripe refuses', () => {
  const card = {} as StripeCardNumberElement;
  it.each([
    [
      { type: 'card_error', code: 'card_declined', message: 'Cardul a fost refuzat.' },
      'card_declined',
      'Cardul a fost refuzat.',
    ],
    [
      { type: 'validation_error', code: 'incomplete_number', message: 'Număr incomplet.' },
      'incomplete_number',
      'Număr incomplet.',
    ],
    [{ type: 'api_error', message: 'secret details' }, 'unreachable', /procesatorul de carduri/],
  ])('%j', async (error, code, words) => {
    const refused = await collectFromStripe(fakeStripe({ error }).stripe, card, 'ro').catch(
      (one: unknown) => one,
    );
    expect(refused).toBeInstanceOf(CardRefusedError);
    expect(refused).toMatchObject({ code });
    expect((refused as CardRefusedError).message).toMatch(words);
  });

  it('is none before its script is there', async () => {
    await expect(collectFromStripe(null, null, 'ro')).rejects.toMatchObject({ code: 'unreachable' });
  });
});
