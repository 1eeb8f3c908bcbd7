import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refuse } from '../../testing/fake-client.ts';
import { acceptedOrder, money, offerOf, order, orderRow } from '../../testing/samples.ts';
import { ana, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { SendScreen } from './send-screen.tsx';
import { TripScreen } from './trip-screen.tsx';
import { ViewdetailsScreen } from './viewdetails-screen.tsx';

const ORDERS = 'GET /api/v1/orders';
const ORDER = 'GET /api/v1/orders/o-1';
const MONEY = 'GET /api/v1/orders/o-1/money';
const OFFERS = 'GET /api/v1/orders/o-1/offers';
const nothingPaid = { ...money, fee_paid: false, price_minor: 0, due_minor: 0 };

// Code that is fetched on demand comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

beforeEach(() => {
  signIn(ana);
});

describe('/send', () => {
  it('lists active deliveries with the literals, and more by cursor', async () => {
    const server = fakeServer({
      [ORDERS]: ({ url }: { url: string }) =>
        url.includes('cursor=c2')
          ? { orders: [{ ...orderRow, order_id: 'o-2' }], next_cursor: null }
          : { orders: [orderRow], next_cursor: 'c2' },
    });
    show(<SendScreen />, { server, at: '/send' });
    expect(await screen.findByRole('link', { name: 'VIZUALIZARE DETALII o-1' })).toHaveAttribute(
      'href',
      '/viewdetails?order_id=o-1',
    );
    expect(screen.getByRole('link', { name: 'Livrare activa' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Istoric livrari' })).toHaveAttribute('href', '/history');
    await userEvent.click(screen.getByRole('button', { name: 'Arată mai multe' }));
    expect(await screen.findByRole('link', { name: 'VIZUALIZARE DETALII o-2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'VIZUALIZARE DETALII o-1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Arată mai multe' })).not.toBeInTheDocument();
  });
});

describe('/history', () => {
  it('shows the agreed amount and leads to /trip', async () => {
    const completed = { ...orderRow, status: 'Completed', agreed_minor: 42_000 };
    const server = fakeServer({ [ORDERS]: { orders: [completed], next_cursor: null } });
    show(<HistoryScreen />, { server, at: '/history' });
    expect(await screen.findByRole('link', { name: 'DETALII o-1' })).toHaveAttribute(
      'href',
      '/trip?order_id=o-1',
    );
    expect(screen.getByText('$420.00')).toBeInTheDocument();
    expect(screen.getByText('Completed')).toBeInTheDocument();
  });

  it('shows the literal when there is none', async () => {
    const server = fakeServer({ [ORDERS]: { orders: [], next_cursor: null } });
    show(<HistoryScreen />, { server, at: '/history' });
    expect(await screen.findByText('Nu a fost gasit niciun istoric de livrare')).toBeInTheDocument();
  });
});

describe('/viewdetails', () => {
  const open = (answers: Record<string, unknown>) => {
    const server = fakeServer(answers);
    show(<ViewdetailsScreen />, { server, at: '/viewdetails?order_id=o-1' });
    return server;
  };

  it('of an open delivery: offers and their number, floors by name, lift as a box that cannot be changed', async () => {
    open({ [ORDER]: order, [MONEY]: nothingPaid, [OFFERS]: { offers: [offerOf()] } });
    expect(await screen.findByRole('link', { name: /Vezi oferta/ })).toHaveAttribute(
      'href',
      '/counter?order_id=o-1',
    );
    expect(await screen.findByText('Ai 1 ofertă. Compară-le și alege.')).toBeInTheDocument();
    expect(screen.getByText('Etaj: Etajul 3')).toBeInTheDocument();
    const [lift] = screen.getAllByRole('checkbox', { name: 'Lift' });
    expect(lift).toBeChecked();
    await userEvent.click(lift as HTMLElement);
    expect(lift).toBeChecked();
    expect(screen.queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
  });

  it('of an accepted delivery: the chat with its driver, and no offers', async () => {
    open({ [ORDER]: acceptedOrder, [MONEY]: { ...money, delivery_payment: 'held' } });
    expect(await screen.findByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      '/userChat?driver_id=d-mihai&order_id=o-1',
    );
    expect(screen.queryByRole('link', { name: /Vezi oferta/ })).not.toBeInTheDocument();
  });

  it('hides the placeholder among the photos', async () => {
    const photo_urls = ['https://cursa.test/assets/no-image.svg', 'https://cursa.test/media/1'];
    open({ [ORDER]: { ...order, photo_urls }, [MONEY]: nothingPaid, [OFFERS]: { offers: [] } });
    expect(await screen.findByRole('img', { name: /Fotografia 1/ })).toHaveAttribute('src', photo_urls[1]);
    expect(screen.queryByRole('img', { name: /Fotografia 2/ })).not.toBeInTheDocument();
  });

  it('says what goes back before it cancels', async () => {
    const server = open({
      [ORDER]: acceptedOrder,
      [MONEY]: { ...money, delivery_payment: 'held' },
      'GET /api/v1/orders/o-1/cancellation-terms': {
        fee_back_minor: 0,
        delivery_back_minor: 42_000,
        currency: 'USD',
        rule: 'sender-accepted',
        matrix: [],
      },
      'POST /api/v1/orders/o-1/cancellation': { ...orderRow, status: 'Cancelled' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Anulează comanda' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('$0.00')).toBeInTheDocument();
    expect(within(dialog).getByText('$420.00')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anulează comanda' }));
    await waitFor(() =>
      expect(server.calls.filter(({ url }) => url.endsWith('/cancellation'))).toHaveLength(1),
    );
  });
});

describe('/trip', () => {
  const completed = { ...acceptedOrder, status: 'Completed' };
  const open = (answers: Record<string, unknown>) => {
    const server = fakeServer({ [ORDER]: completed, [MONEY]: money, ...answers });
    show(<TripScreen />, { server, at: '/trip?order_id=o-1' });
    return server;
  };
  const giveStars = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Evaluează cursa' }));
    for (const part of ['Serviciu', 'Timp', 'Comportament'])
      await userEvent.click(await screen.findByRole('radio', { name: `${part}: 5 stele` }));
    await userEvent.click(screen.getByRole('button', { name: 'Evaluează' }));
  };

  it('takes three star ratings and says the literal', async () => {
    const server = open({
      'PUT /api/v1/orders/o-1/rating': { service: 5, time: 5, behaviour: 5, comment: '' },
    });
    await giveStars();
    expect(await screen.findByText('Rating Sucessfull')).toBeInTheDocument();
    const sent = server.calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(String(sent?.body))).toEqual({ service: 5, time: 5, behaviour: 5, comment: '' });
  });

  it('says the literal of a failure and keeps what was chosen', async () => {
    open({ 'PUT /api/v1/orders/o-1/rating': refuse(409, 'order-not-completed') });
    await giveStars();
    expect(await screen.findByText('Invalid Request!')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Timp: 5 stele' })).toBeChecked();
  });

  it('asks for stars that are missing and sends nothing', async () => {
    const server = open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Evaluează cursa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Evaluează' }));
    expect(await screen.findAllByText('Alege câte stele.')).toHaveLength(3);
    expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  });

  it('shows an earlier rating, and hides the chat of a trip without a platform fee', async () => {
    open({
      [ORDER]: { ...completed, rating: { service: 4, time: 3, behaviour: 5, comment: 'Bine' } },
      [MONEY]: nothingPaid,
    });
    expect(await screen.findByRole('img', { name: 'Timp: 3 din 5 stele' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
  });

  it('keeps the chat of a completed trip whose platform fee was paid', async () => {
    open({});
    expect(await screen.findByRole('link', { name: 'Chat' })).toBeInTheDocument();
  });

  it('says what is missing to somebody who is not signed in, without leaving', () => {
    localStorage.clear();
    dispatchEvent(new Event('storage'));
    show(<TripScreen />, { at: '/trip?order_id=o-1' });
    expect(screen.getByRole('link', { name: 'Conectare' })).toHaveAttribute(
      'href',
      '/as-user?returnUrl=%2Ftrip%3Forder_id%3Do-1',
    );
  });
});
