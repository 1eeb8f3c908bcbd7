import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@cursa/api-client/transport';
import { fakeServer, refuse } from '../../testing/fake-client.ts';
import { offerOf, order } from '../../testing/samples.ts';
import { ana, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { AcceptScreen } from './accept-screen.tsx';

const summary = ({ url }: TransportRequest) => {
  const off = url.includes('DRUMBUN10') ? 4_200 : 0;
  return {
    price_minor: 42_000,
    vat_minor: 0,
    total_minor: 42_000,
    fee_minor: 4_200,
    discount_minor: off,
    due_minor: 42_000 - off,
    currency: 'USD',
  };
};
const coupon = {
  coupon: 'DRUMBUN10',
  detail: '10 % reducere',
  percent: 10,
  amount_minor: null,
  valid_until: '2030-01-01T00:00:00Z',
};
const open = (answers: Record<string, unknown> = {}) =>
  show(<AcceptScreen />, {
    at: '/accept?order_id=o-1',
    server: fakeServer({
      'GET /api/v1/orders/o-1': order,
      'GET /api/v1/orders/o-1/agreement': { offer: offerOf({ state: 'reserved', fee_paid: true }) },
      'GET /api/v1/orders/o-1/payment-summary': summary,
      'GET /api/v1/coupons': { coupons: [coupon] },
      ...answers,
    }),
  });

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  signIn(ana);
});

describe('/accept', () => {
  it('shows whom, what, when and how much, and leads to the payment', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Continua sa platesti' });
    expect(link).toHaveAttribute('href', '/payment?order_id=o-1');
    for (const text of ['Mihai', order.pickup_address, order.dropoff_address, '2 × Canapea - 3 locuri'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect((await screen.findAllByText('$420.00')).length).toBe(2);
    expect(screen.getByText('niciuna')).toBeInTheDocument();
  });

  it('applies a coupon: discount, reward and the new sum come from the server', async () => {
    open({
      'POST /api/v1/coupons/check': {
        coupon: 'DRUMBUN10',
        detail: '10 % reducere',
        discount_minor: 4_200,
        currency: 'USD',
      },
    });
    await userEvent.type(await screen.findByLabelText('Cod promoțional'), 'drumbun10');
    await userEvent.click(screen.getByRole('button', { name: 'Aplica' }));
    expect(await screen.findByText('$378.00')).toBeInTheDocument();
    expect(screen.getByText('-$42.00')).toBeInTheDocument();
    expect(await screen.findByText('10 % reducere')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Scoate codul' }));
    expect(await screen.findByText('niciuna')).toBeInTheDocument();
  });

  it('says at the field that a code is not valid, and keeps what was typed', async () => {
    open({ 'POST /api/v1/coupons/check': refuse(404, 'coupon-not-valid') });
    const field = await screen.findByLabelText('Cod promoțional');
    await userEvent.type(field, 'NIMIC');
    await userEvent.click(screen.getByRole('button', { name: 'Aplica' }));
    expect(await screen.findByText(/Cuponul nu este valabil/)).toBeInTheDocument();
    expect(field).toHaveValue('NIMIC');
  });
});
