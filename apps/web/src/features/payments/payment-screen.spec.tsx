import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingPayment, savePendingPayment } from '../../lib/card/pending-payment.ts';
import { fakeServer, refuse, type FakeServer } from '../../testing/fake-client.ts';
import { acceptedOrder, money, offerOf, order } from '../../testing/samples.ts';
import { ana, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const PAY = 'POST /api/v1/orders/o-1/delivery-payment';
const paid = {
  order_id: 'o-1',
  driver_id: 'd-mihai',
  status: 'Accepted',
  due_minor: 42_000,
  currency: 'USD',
  payment_method: 'cash',
};
const reads = {
  'GET /api/v1/orders/o-1': order,
  'GET /api/v1/orders/o-1/agreement': { offer: offerOf({ state: 'reserved', fee_paid: true }) },
  'GET /api/v1/orders/o-1/payment-summary': {
    price_minor: 42_000,
    vat_minor: 0,
    total_minor: 42_000,
    fee_minor: 4_200,
    discount_minor: 0,
    due_minor: 42_000,
    currency: 'USD',
  },
  'GET /api/v1/orders/o-1/cancellation-terms': {
    fee_back_minor: 0,
    delivery_back_minor: 0,
    currency: 'USD',
    rule: 'sender-reserved-fresh',
    matrix: [],
  },
  'GET /api/v1/orders/o-1/money': money,
  'GET /api/v1/wallet': { balance_minor: 10_000, currency: 'USD' },
};
const posts = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST');
const open = (answers: Record<string, unknown>, at = '/payment?order_id=o-1') => {
  const server = fakeServer({ ...reads, ...answers });
  show(<PaymentScreen />, { server, at });
  return server;
};

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  signIn(ana);
});

describe('/payment', () => {
  it('takes cash, sends the sum that was seen, and leads to /popup', async () => {
    const server = open({ [PAY]: paid });
    await userEvent.click(await screen.findByRole('radio', { name: /Numerar/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirma Plata' }));
    expect(await screen.findByText('went to /popup?order_id=o-1')).toBeInTheDocument();
    expect(JSON.parse(String(posts(server)[0]?.body))).toEqual({
      driver_id: 'd-mihai',
      method: 'cash',
      expected: { due_minor: 42_000 },
    });
  });

  it('offers to add what the wallet lacks and to come back', async () => {
    open({});
    await userEvent.click(await screen.findByRole('radio', { name: /Portofel/ }));
    expect(screen.getByRole('link', { name: 'Adaugă $320.00 și revino aici' })).toHaveAttribute(
      'href',
      '/wallet?amount=320.00&return_to=%2Fpayment%3Forder_id%3Do-1',
    );
    expect(screen.getByRole('button', { name: 'Confirma Plata' })).toBeDisabled();
  });

  it('says why it failed with the literal, and lets the other ways open', async () => {
    open({ [PAY]: refuse(409, 'wallet-balance-short') });
    await userEvent.click(await screen.findByRole('radio', { name: /Numerar/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirma Plata' }));
    expect(await screen.findByText('Invalid Credintial!')).toBeInTheDocument();
    expect(screen.getByText(/Nu sunt destui bani în portofel/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirma Plata' })).toBeEnabled();
  });

  it('does not sell twice', async () => {
    open({ 'GET /api/v1/orders/o-1': acceptedOrder });
    expect(await screen.findByText('Livrarea este deja plătită')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirma Plata' })).not.toBeInTheDocument();
  });

  it('leads to the offers while no fee is paid', async () => {
    open({ 'GET /api/v1/orders/o-1/agreement': { offer: null } });
    expect(await screen.findByRole('link', { name: 'Vezi ofertele' })).toHaveAttribute(
      'href',
      '/counter?order_id=o-1',
    );
  });
});

describe('back from the bank', () => {
  const AT = '/payment?payment_intent=pi_7&payment_intent_client_secret=s&redirect_status=succeeded';
  const FEE = 'POST /api/v1/orders/o-1/platform-fee';
  const pending = {
    purpose: 'platform-fee',
    order_id: 'o-1',
    driver_id: 'd-mihai',
    amount_minor: 4_200,
    return_to: '/counter?order_id=o-1',
    idempotency_key: 'key-7',
  } as const;

  it('repeats the call with the intent under the kept key, then goes back to the offers', async () => {
    savePendingPayment(pending);
    const server = open(
      {
        [FEE]: {
          order_id: 'o-1',
          driver_id: 'd-mihai',
          reservation_id: 'r-1',
          fee_minor: 4_200,
          currency: 'USD',
        },
      },
      AT,
    );
    expect(await screen.findByText('went to /counter?order_id=o-1')).toBeInTheDocument();
    expect(await screen.findByText('Platform Fee Paid!')).toBeInTheDocument();
    expect(posts(server)).toHaveLength(1);
    expect(posts(server)[0]?.headers['idempotency-key']).toBe('key-7');
    expect(String(posts(server)[0]?.body)).toContain('"card_token":"pi_7"');
    expect(readPendingPayment()).toBeUndefined();
  });

  it('finishes a delivery at /popup and a top-up where it was wanted', async () => {
    savePendingPayment({ ...pending, purpose: 'delivery', return_to: '/payment?order_id=o-1' });
    open({ [PAY]: { ...paid, payment_method: 'stripe' } }, AT);
    expect(await screen.findByText('went to /popup?order_id=o-1')).toBeInTheDocument();
  });

  it('says that nothing was taken when the bank refused, and offers another way', async () => {
    savePendingPayment(pending);
    open(
      {
        [FEE]: refuse(402, 'payment-refused'),
        'GET /api/v1/orders/o-1/agreement': { offer: null },
      },
      AT.replace('succeeded', 'failed'),
    );
    expect(await screen.findByText('Banca nu a aprobat plata')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alege altă metodă' })).toHaveAttribute(
      'href',
      '/counter?order_id=o-1',
    );
    expect(await screen.findByText('Payment failed or Invalid Credentials!')).toBeInTheDocument();
  });

  it('keeps the payment when the line is cut, for the repeat', async () => {
    savePendingPayment(pending);
    const server = open({ [FEE]: undefined, 'GET /api/v1/orders/o-1/agreement': { offer: null } }, AT);
    expect(await screen.findByText('Nu plăti din nou, verificăm')).toBeInTheDocument();
    expect(readPendingPayment()).toEqual(pending);
    await userEvent.click(screen.getByRole('button', { name: 'Repetă aceeași plată' }));
    await waitFor(() => expect(posts(server)).toHaveLength(2));
    expect(posts(server)[1]?.headers['idempotency-key']).toBe('key-7');
  });

  it('says so when it knows of no payment, and pays nothing', async () => {
    const server = open({}, AT);
    expect(await screen.findByText('Nu știm ce plată e aceasta')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vezi portofelul' })).toBeInTheDocument();
    expect(posts(server)).toHaveLength(0);
  });
});
