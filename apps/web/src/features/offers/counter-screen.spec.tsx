import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-client.ts';
import { offerOf } from '../../testing/samples.ts';
import { ana, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { CounterScreen } from './counter-screen.tsx';

const OFFERS = 'GET /api/v1/orders/o-1/offers';
const vasile = offerOf({
  offer_id: 'f-2',
  driver_id: 'd-vasile',
  price_minor: 38_950,
  vat_minor: 8_180,
  total_minor: 47_130,
  fee_minor: 3_895,
  driver: { ...offerOf().driver, first_name: 'Vasile', rating: 5, rating_count: 1 },
});
const open = (answers: Record<string, unknown>) => {
  const server = fakeServer(answers);
  show(<CounterScreen />, { server, at: '/counter?order_id=o-1' });
  return server;
};
const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  signIn(ana);
});

describe('/counter', () => {
  it('shows the whole sum before anything is paid: price, VAT and fee', async () => {
    open({ [OFFERS]: { offers: [vasile] } });
    const card = await screen.findByRole('group', { name: 'Oferta de la Vasile' });
    for (const text of ['$389.50', '$81.80', '$38.95', '$510.25', 'Acte verificate', '(1 evaluare)'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(
      within(card).getByRole('button', { name: 'Pay $38.95 Platfrom Fee to Accept' }),
    ).toBeInTheDocument();
    expect(within(card).getByText(/Valabilă încă 2 zile/)).toBeInTheDocument();
  });

  it('sorts by what is to be paid, VAT included, or by rating', async () => {
    open({ [OFFERS]: { offers: [vasile, offerOf()] } });
    await screen.findByText('2 oferte');
    expect(names()).toEqual(['Oferta de la Mihai', 'Oferta de la Vasile']);
    await userEvent.selectOptions(screen.getByLabelText('Sortează'), 'rating');
    expect(names()).toEqual(['Oferta de la Vasile', 'Oferta de la Mihai']);
  });

  it('leads to the payment of the delivery once the fee is paid', async () => {
    open({ [OFFERS]: { offers: [offerOf({ state: 'reserved', fee_paid: true })] } });
    expect(await screen.findByRole('link', { name: 'Pay Delivery' })).toHaveAttribute(
      'href',
      '/accept?order_id=o-1',
    );
    expect(screen.queryByRole('button', { name: /Refuza/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Chat/ })).toHaveAttribute(
      'href',
      '/userChat?driver_id=d-mihai&order_id=o-1',
    );
  });

  it('does not sell an offer that has expired', async () => {
    open({ [OFFERS]: { offers: [offerOf({ valid_until: '2026-01-01T00:00:00.000Z' })] } });
    expect(await screen.findByText(/Oferta a expirat/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Platfrom Fee/ })).toBeDisabled();
  });

  it('asks before it refuses, then goes back to the delivery', async () => {
    const server = open({
      [OFFERS]: { offers: [offerOf()] },
      'POST /api/v1/orders/o-1/offers/decline': offerOf({ state: 'declined' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuza, Mihai' }));
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refuza' }));
    expect(await screen.findByText('went to /viewdetails?order_id=o-1')).toBeInTheDocument();
  });

  it('pays the fee by card and shows the fresh list', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
      status: 200,
      json: () => Promise.resolve({ id: 'pm_1', card: { brand: 'visa', last4: '4242' } }),
    } as Response);
    let isPaid = false;
    const server = open({
      [OFFERS]: () => ({ offers: [offerOf(isPaid ? { state: 'reserved', fee_paid: true } : {})] }),
      'GET /api/v1/orders/o-1/cancellation-terms': {
        fee_back_minor: 0,
        delivery_back_minor: 0,
        currency: 'USD',
        rule: 'sender-open',
        matrix: [],
      },
      'POST /api/v1/orders/o-1/platform-fee': () => {
        isPaid = true;
        return {
          order_id: 'o-1',
          driver_id: 'd-mihai',
          reservation_id: 'r-1',
          fee_minor: 4_200,
          currency: 'USD',
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Platfrom Fee/ }));
    await userEvent.click(await screen.findByRole('button', { name: /4242/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Plătește $42.00' }));
    expect(await screen.findByRole('link', { name: 'Pay Delivery' })).toBeInTheDocument();
    expect(await screen.findByText('Platform Fee Paid!')).toBeInTheDocument();
    const paying = server.calls.find(({ url }) => url.endsWith('/platform-fee'));
    expect(JSON.parse(String(paying?.body))).toEqual({
      driver_id: 'd-mihai',
      card_token: 'pm_1',
      expected_minor: 4_200,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the literal and help while there is no offer', async () => {
    open({ [OFFERS]: { offers: [] } });
    expect(await screen.findByText('Nicio inregistrare gasita')).toBeInTheDocument();
    expect(screen.getByText(/Pagina se actualizează singură/)).toBeInTheDocument();
  });

  it('says what is missing without an order', () => {
    show(<CounterScreen />, { at: '/counter' });
    expect(screen.getByRole('link', { name: 'Vezi livrările tale' })).toHaveAttribute('href', '/send');
  });
});
