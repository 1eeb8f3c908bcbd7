import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-client.ts';
import { ana, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { TransactionScreen } from './transaction-screen.tsx';
import { WalletScreen } from './wallet-screen.tsx';

const MOVEMENTS = 'GET /api/v1/wallet/movements';
const topUp = {
  movement_id: 'm-1',
  kind: 'top-up',
  amount_minor: 5_050,
  currency: 'USD',
  created_at: '2026-11-21T10:00:00Z',
  order_id: null,
};
const answer = { balance_minor: 5_050, currency: 'USD', movements: [topUp] };

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  signIn(ana);
});

describe('/wallet', () => {
  it('shows who, how much and what moved', async () => {
    show(<WalletScreen />, { server: fakeServer({ [MOVEMENTS]: answer }), at: '/wallet' });
    expect(await screen.findByText('Sold disponibil')).toBeInTheDocument();
    expect(screen.getByText('$50.50')).toBeInTheDocument();
    expect(screen.getByText('+$50.50')).toBeInTheDocument();
    expect(screen.getByText(/^Ana,/)).toBeInTheDocument();
  });

  it('says at the field what is wrong with an amount, and opens no payment', async () => {
    show(<WalletScreen />, { server: fakeServer({ [MOVEMENTS]: answer }), at: '/wallet' });
    const field = await screen.findByPlaceholderText('Introduceti suma');
    await userEvent.click(screen.getByRole('button', { name: 'ADAUGA BANI' }));
    expect(await screen.findByText('Introdu suma pe care vrei să o adaugi.')).toBeInTheDocument();
    await userEvent.type(field, 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'ADAUGA BANI' }));
    expect(await screen.findByText(/Scrie suma în cifre/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adds money by card and comes back to where it was wanted', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
      status: 200,
      json: () => Promise.resolve({ id: 'pm_1', card: { brand: 'visa', last4: '4242' } }),
    } as Response);
    const server = fakeServer({
      [MOVEMENTS]: answer,
      'POST /api/v1/wallet/top-ups': { transaction_id: 't-1', balance_minor: 10_100, currency: 'USD' },
    });
    show(<WalletScreen />, {
      server,
      at: '/wallet?amount=50.50&return_to=%2Fpayment%3Forder_id%3Do-1',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'ADAUGA BANI' }));
    await userEvent.click(await screen.findByRole('button', { name: /4242/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Plătește $50.50' }));
    expect(await screen.findByText('went to /payment?order_id=o-1')).toBeInTheDocument();
    expect(await screen.findByText('Payment Completly Successful!')).toBeInTheDocument();
    expect(screen.getByText('Payment has been successful!')).toBeInTheDocument();
    const posted = server.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(posted?.body))).toEqual({ amount_minor: 5_050, card_token: 'pm_1' });
  });
});

describe('/transaction', () => {
  it('lists top-ups with the literal, and the sign after the amount', async () => {
    show(<TransactionScreen />, { server: fakeServer({ [MOVEMENTS]: answer }), at: '/transaction' });
    expect(await screen.findByText('Adaugat')).toBeInTheDocument();
    expect(screen.getByText('50.50$')).toBeInTheDocument();
  });
});
