import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../../testing/show.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardRefusedError, CardToken } from './card-port.ts';

const settings = { stripe_publishable_key: null, card_sandbox_url: 'http://127.0.0.1:12111' };
const fetched = jest.fn<typeof fetch>();
const fetchBefore = globalThis.fetch;
let collect: () => Promise<CardToken> = () => Promise.reject(new Error('no collector yet'));
const onChange = jest.fn();

beforeEach(() => {
  globalThis.fetch = fetched;
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  fetched.mockReset();
  onChange.mockReset();
});

const answer = (status: number, body: object): void =>
  void fetched.mockResolvedValue({ status, json: () => Promise.resolve(body) } as Response);
const made = { id: 'pm_1', card: { brand: 'visa', last4: '4242' } };

async function open() {
  show(<CardFields settings={settings} onChange={onChange} onCollector={(one) => (collect = one)} />);
  const number = await screen.findByLabelText('Numărul cardului');
  const fields = {
    number,
    expiry: screen.getByLabelText(/Expiră la/),
    cvc: screen.getByLabelText('Cod CVC'),
  };
  return { user: userEvent.setup(), ...fields };
}

async function fill(number: string, expiry: string, cvc: string) {
  const form = await open();
  await form.user.type(form.number, number);
  await form.user.type(form.expiry, expiry);
  await form.user.type(form.cvc, cvc);
  await form.user.tab();
  return form;
}

const refusal = (): Promise<CardRefusedError> =>
  act(async () =>
    collect().then(
      () => {
        throw new Error('Expected a refusal');
      },
      (error: unknown) => error as CardRefusedError,
    ),
  );

describe('the card form', () => {
  it('groups the number, names the brand and is told to phones and browsers', async () => {
    const { number, expiry, cvc } = await fill('378282246310005', '830', '12345');
    expect(number).toHaveValue('3782 822463 10005');
    expect(expiry).toHaveValue('08/30');
    expect(cvc).toHaveValue('1234');
    expect(screen.getByText('American Express')).toBeVisible();
    expect([number, expiry, cvc].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    for (const field of [number, expiry, cvc]) {
      expect(field).toHaveAttribute('inputmode', 'numeric');
      expect(field).not.toHaveAttribute('name');
    }
    expect(onChange).toHaveBeenLastCalledWith({ complete: true });
  });

  it('keeps the caret in the middle of the number', async () => {
    const { user, number } = await open();
    await user.type(number, '4242424242424242');
    await user.type(number, '{Backspace}5', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(number).toHaveValue('4242 4542 4242 4242');
    expect((number as HTMLInputElement).selectionStart).toBe(7);
  });

  it('sends the card straight to the sandbox and hands out a token', async () => {
    answer(200, made);
    await fill('4242 4242 4242 4242', '12/40', '123');
    expect(await collect()).toEqual({ token: 'pm_1', brand: 'visa', last4: '4242' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://127.0.0.1:12111/v1/payment_methods');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { authorization: 'Bearer pk_test_cursa_sandbox' },
    });
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    });
  });

  it('leaves nothing of the card in the storage', async () => {
    answer(200, made);
    await fill('4242 4242 4242 4242', '12/40', '987');
    await collect();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    for (const secret of ['4242', '987']) expect(kept).not.toContain(secret);
  });

  it.each([
    ['4242 4242 4242 4241', '12/40', '123', 'Numărul cardului nu este corect. Verifică cifrele.'],
    ['4242 4242', '12/40', '123', 'Numărul cardului este incomplet.'],
    ['4242 4242 4242 4242', '13/40', '123', 'Luna trebuie să fie între 01 și 12.'],
    ['4242 4242 4242 4242', '12/20', '123', 'Cardul a expirat. Folosește alt card.'],
    ['4242 4242 4242 4242', '12/40', '12', 'Codul CVC are 3 cifre.'],
  ])(
    'tells what is wrong with %s %s %s at the field, and sends nothing',
    async (number, expiry, cvc, words) => {
      const form = await fill(number, expiry, cvc);
      const said = screen.getByText(words);
      const wrong = [form.number, form.expiry, form.cvc].filter((field) =>
        field.matches('[aria-invalid=true]'),
      );
      expect(wrong).toHaveLength(1);
      expect(wrong[0]).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(said).toBeVisible();
      expect(onChange).not.toHaveBeenCalledWith({ complete: true });
      expect(await refusal()).toMatchObject({ name: 'CardRefusedError', code: 'incomplete' });
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('says nothing of fields that nobody has come to, until they are sent', async () => {
    const { user, number } = await open();
    await user.tab();
    expect(screen.queryByText(/Scrie/)).toBeNull();
    expect((await refusal()).message).toBe('Completează datele cardului.');
    expect(await screen.findAllByText(/^Scrie/)).toHaveLength(3);
    await waitFor(() => expect(number).toHaveFocus());
  });

  it('fills itself with a test card by a click', async () => {
    answer(200, made);
    const { user, number } = await open();
    await user.click(screen.getByRole('button', { name: /Banca cere confirmarea ta/ }));
    expect(number).toHaveValue('4000 0000 0000 3220');
    expect(onChange).toHaveBeenLastCalledWith({ complete: true });
    await collect();
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain('4000000000003220');
  });
});

describe('a refused card', () => {
  it.each([
    [402, { error: { code: 'incorrect_number' } }, 'incorrect_number', 'Numărul cardului nu este corect.'],
    [
      402,
      { error: { code: 'card_declined', decline_code: 'test_mode_live_card' } },
      'test_mode_live_card',
      'Acesta nu este un card de test. Aici se acceptă numai carduri de test.',
    ],
    [402, { error: { code: 'never_heard_of' } }, 'never_heard_of', /^Banca a refuzat cardul/],
    [401, { error: { type: 'invalid_request_error' } }, 'unreachable', /procesatorul de carduri/],
    [200, { id: 'tok_1' }, 'unreachable', /procesatorul de carduri/],
    [500, {}, 'unreachable', /procesatorul de carduri/],
  ])('of %i %j is told as %s', async (status, body, code, words) => {
    answer(status, body);
    await fill('4242 4242 4242 4242', '12/40', '123');
    const error = await refusal();
    expect(error).toMatchObject({ name: 'CardRefusedError', code });
    expect(error.message).toMatch(words);
  });

  it('is none when the line is cut', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await fill('4242 4242 4242 4242', '12/40', '123');
    expect(await refusal()).toMatchObject({ code: 'unreachable' });
  });
});

describe('where no card can be taken', () => {
  it('says so and what remains', () => {
    const nothing = { stripe_publishable_key: null, card_sandbox_url: null };
    show(<CardFields settings={nothing} onChange={onChange} onCollector={(one) => (collect = one)} />);
    expect(screen.getByText('Plata cu cardul nu este disponibilă aici')).toBeVisible();
    expect(screen.getByText(/din portofel sau în numerar/)).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});
