import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingPayment } from '../../lib/card/pending-payment.ts';
import { fakeServer, refuse, type FakeServer } from '../../testing/fake-client.ts';
import { money, offerOf } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PaymentNote } from './payment-note.tsx';
import type { Purchase } from './purchase.ts';
import { usePayment } from './use-payment.ts';

const FEE = 'POST /api/v1/orders/o-1/platform-fee';
const AGREEMENT = 'GET /api/v1/orders/o-1/agreement';
const fee: Purchase = { purpose: 'platform-fee', order_id: 'o-1', driver_id: 'd-mihai', amount_minor: 4_200 };
const paidFee = {
  order_id: 'o-1',
  driver_id: 'd-mihai',
  reservation_id: 'r-1',
  fee_minor: 4_200,
  currency: 'USD',
};
const onPaid = jest.fn();
const onRefused = jest.fn();
const onUnanswered = jest.fn();
let tokens = 0;

function Till({ purchase = fee }: { readonly purchase?: Purchase }) {
  const payment = usePayment({ returnTo: '/counter?order_id=o-1', onPaid, onRefused, onUnanswered });
  return (
    <>
      <button onClick={() => void payment.pay(purchase, `pm_${(tokens += 1)}`)}>pay</button>
      <PaymentNote state={payment.state} onRepeat={payment.repeat} />
    </>
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const keysOf = (server: FakeServer) =>
  server.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  onPaid.mockReset();
  onRefused.mockReset();
  onUnanswered.mockReset();
});

describe('usePayment', () => {
  it('pays once for two quick presses', async () => {
    const server = fakeServer({
      [FEE]: () => new Promise((resolve) => setTimeout(() => resolve(paidFee), 30)),
    });
    show(<Till />, { server });
    await Promise.all([press('pay'), press('pay')]);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(server.calls).toHaveLength(1);
  });

  it('says not to pay again when the line is cut, and repeats the very same try', async () => {
    const answers = [undefined, paidFee];
    const server = fakeServer({ [FEE]: () => answers.shift(), [AGREEMENT]: { offer: null } });
    show(<Till />, { server });
    await press('pay');
    expect(await screen.findByText('Nu plăti din nou, verificăm')).toBeInTheDocument();
    expect(onUnanswered).toHaveBeenCalledTimes(1);
    await press('Repetă aceeași plată');
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(fee));
    const [first, second] = keysOf(server);
    expect(second).toBe(first);
    const posts = server.calls.filter(({ method }) => method === 'POST');
    expect(posts[1]?.body).toEqual(posts[0]?.body);
  });

  it('asks the server for the truth after a cut line, and goes on when it was paid', async () => {
    const server = fakeServer({
      [FEE]: undefined,
      [AGREEMENT]: { offer: offerOf({ state: 'reserved', fee_paid: true }) },
    });
    show(<Till />, { server });
    await press('pay');
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(fee));
    expect(keysOf(server)).toHaveLength(1);
  });

  it('tells why a card was refused; the next try is a new one', async () => {
    const answers = [refuse(402, 'payment-refused', [], 'Your card has insufficient funds.'), paidFee];
    const server = fakeServer({ [FEE]: () => answers.shift(), [AGREEMENT]: { offer: null } });
    show(<Till />, { server });
    await press('pay');
    expect(await screen.findByText('Nu s-a plătit nimic')).toBeInTheDocument();
    expect(screen.getByText(/Nu sunt destui bani pe card/)).toBeInTheDocument();
    expect(onRefused).toHaveBeenCalledTimes(1);
    await press('pay');
    await waitFor(() => expect(onPaid).toHaveBeenCalled());
    const [first, second] = keysOf(server);
    expect(second).not.toBe(first);
  });

  it('takes "already paid" by another tab for what it is', async () => {
    const delivery: Purchase = { purpose: 'delivery', order_id: 'o-1', driver_id: 'd-mihai', method: 'cash' };
    const server = fakeServer({
      'POST /api/v1/orders/o-1/delivery-payment': refuse(409, 'delivery-already-paid'),
      'GET /api/v1/orders/o-1/money': { ...money, delivery_payment: 'cash-due' },
    });
    show(<Till purchase={delivery} />, { server });
    await press('pay');
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(delivery));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('keeps what the way back from the bank needs, under a key of its own and without the card', async () => {
    // jsdom cannot leave the page and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer({
      [FEE]: refuse(402, 'payment-needs-action', [
        { field: 'next_action_url', message: 'https://bank.test/3ds' },
        { field: 'intent_id', message: 'pi_1' },
      ]),
    });
    show(<Till />, { server });
    await press('pay');
    expect(await screen.findByRole('link', { name: 'Deschide pagina băncii' })).toHaveAttribute(
      'href',
      'https://bank.test/3ds',
    );
    const pending = readPendingPayment();
    expect(pending).toMatchObject({
      purpose: 'platform-fee',
      order_id: 'o-1',
      driver_id: 'd-mihai',
      return_to: '/counter?order_id=o-1',
    });
    expect(pending?.idempotency_key).not.toBe(keysOf(server)[0]);
    expect(JSON.stringify(pending)).not.toContain('pm_');
  });
});
