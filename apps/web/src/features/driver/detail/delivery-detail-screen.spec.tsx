import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { mihai, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { readSentOffers } from '../offer/sent-offers.ts';
import { acceptedOrder, cashMoney, nearbyRow, orderDetail, ownOffer } from '../testing/driver-data.ts';
import { clearNotices, layPaper } from '../testing/browser-parts.ts';
import { DeliveryDetailScreen } from './delivery-detail-screen.tsx';

const at = '/deliveryDetail?order_id=o-1';
const order = '/api/v1/orders/o-1';

function open(shown: OrderDetail, answers: Record<string, unknown> = {}) {
  const server = fakeServer({
    'GET /api/v1/me': mihai,
    [`GET ${order}`]: shown,
    [`GET ${order}/agreement`]: { offer: null },
    [`GET ${order}/money`]: cashMoney,
    ...answers,
  });
  show(<DeliveryDetailScreen />, { server, at });
  return server;
}
const callsOf = (server: ReturnType<typeof open>, method: string) =>
  server.calls.filter((call) => call.method === method);

beforeEach(() => {
  signIn(mihai);
  layPaper();
});
afterEach(clearNotices);

describe('an open delivery', () => {
  const send = async (typed: string) => {
    if (typed) await userEvent.type(await screen.findByLabelText('Prețul tău'), typed);
    await userEvent.click(await screen.findByRole('button', { name: 'Trimite oferta' }));
  };

  it('shows floors, flags of both sides, instructions and items, and no signature', async () => {
    open(orderDetail());
    expect(await screen.findByText('Canapea - 2 locuri')).toBeInTheDocument();
    expect(screen.getByText('Etajul 3')).toBeInTheDocument();
    expect(screen.getByText('Atent')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Demontare/ })).toHaveTextContent('DemontareDaNu');
    expect(screen.getByRole('row', { name: /Lift/ })).toHaveTextContent('LiftNuDa');
    expect(screen.queryByText('Semnătura de primire')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: screenLiterals.completeDelivery })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Sună/ })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Scrie prețul tău.'],
    ['0', literals.zeroOffer],
    ['-5', 'Prețul nu poate fi negativ.'],
    ['1,234', 'Cel mult două zecimale, fără separator de mii: 1200,50.'],
  ])('%j is refused with %j, without a call', async (typed, words) => {
    const server = open(orderDetail());
    await send(typed);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(callsOf(server, 'PUT')).toHaveLength(0);
  });

  it('shows what the sender will see, sends minor units once, and remembers the order', async () => {
    const server = open(orderDetail(), { [`PUT ${order}/offer`]: ownOffer() });
    await userEvent.type(await screen.findByLabelText('Prețul tău'), '120,5');
    expect(screen.getByText('$132.55')).toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Trimite oferta' }));
    expect(await screen.findByText(literals.offerSent)).toBeInTheDocument();
    expect(callsOf(server, 'PUT').map(({ body }) => body)).toEqual(['{"price_minor":12050}']);
    expect(readSentOffers()).toEqual(['o-1']);
  });

  it('adds VAT for a carrier who charges it', async () => {
    open(orderDetail(), {
      'GET /api/v1/me': { ...mihai, vat_registered: true },
      'GET /api/v1/tariffs/current': {
        version: 't-1',
        valid_from: '2026-01-01T00:00:00Z',
        currency: 'USD',
        tariff: { vat: 2_100 },
      },
    });
    await userEvent.type(await screen.findByLabelText('Prețul tău'), '100');
    expect(await screen.findByText('$131.00')).toBeInTheDocument();
  });

  it('keeps the price and shows the refusal when the server refuses', async () => {
    open(orderDetail(), { [`PUT ${order}/offer`]: refuse(409, 'unheard-of', [], 'Not today') });
    await send('90');
    expect(await screen.findByText('Not today')).toBeInTheDocument();
    expect(screen.getByLabelText('Prețul tău')).toHaveValue('90');
    expect(readSentOffers()).toEqual([]);
  });

  it('shows the offer that stands and takes it back after saying what that does', async () => {
    const server = open(orderDetail(), {
      [`GET ${order}/agreement`]: { offer: ownOffer() },
      [`DELETE ${order}/offer`]: ownOffer({ state: 'withdrawn' }),
    });
    expect(await screen.findByText('Oferta ta')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Înlocuiește' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retrage oferta' }));
    expect(await screen.findByText(/Nu s-a plătit nimic/)).toBeInTheDocument();
    expect(callsOf(server, 'DELETE')).toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Retrage oferta' }).at(-1)!);
    expect(await screen.findByText('Oferta a fost retrasă.')).toBeInTheDocument();
  });

  it('takes no new price once the offer was chosen', async () => {
    open(orderDetail(), {
      [`GET ${order}/agreement`]: { offer: ownOffer({ state: 'reserved', fee_paid: true }) },
    });
    expect(await screen.findByText('Oferta ta a fost aleasă')).toBeInTheDocument();
    expect(screen.queryByLabelText('Prețul tău')).not.toBeInTheDocument();
  });

  it('shows a pending driver towns and the activation message, and nothing to send', async () => {
    signIn({ ...mihai, status: 'pending' });
    open(orderDetail(), {
      'GET /api/v1/me': { ...mihai, status: 'pending' },
      [`GET ${order}`]: refuse(404, 'order-not-found'),
      'GET /api/v1/nearby-orders': { orders: [nearbyRow('o-1', { pickup_address: 'Cluj-Napoca, Cluj' })] },
    });
    expect(await screen.findByText('Cluj-Napoca, Cluj')).toBeInTheDocument();
    expect(screen.getByText(literals.notActivated)).toBeInTheDocument();
    expect(screen.queryByLabelText('Prețul tău')).not.toBeInTheDocument();
  });
});

describe('an accepted delivery', () => {
  const complete = async () =>
    userEvent.click(await screen.findByRole('button', { name: screenLiterals.completeDelivery }));
  const typeName = async (name: string) => {
    await userEvent.click(await screen.findByLabelText('Nume scris'));
    if (name) await userEvent.type(screen.getByLabelText('Numele celui care primește'), name);
  };

  it('gives the contacts, the chat and the ways, and the cash to collect', async () => {
    open(acceptedOrder);
    const call = await screen.findByRole('link', { name: 'Sună: Ana Popescu' });
    expect(call).toHaveAttribute('href', 'tel:0712345678');
    expect(screen.getByRole('link', { name: screenLiterals.chat })).toHaveAttribute(
      'href',
      '/driverChat?user_id=a-ana&order_id=o-1',
    );
    expect(screen.getAllByRole('link', { name: /Google Maps/ })[0]).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=46.77,23.59',
    );
    expect(await screen.findByText('De încasat numerar')).toBeInTheDocument();
    expect(screen.queryByLabelText('Prețul tău')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing drawn', undefined],
    ['no name', ''],
    ['a name without letters', '...'],
  ])('%s: both specified texts, and no call', async (_what, name) => {
    const server = open(acceptedOrder);
    if (name !== undefined) await typeName(name);
    await complete();
    expect(await screen.findByText(screenLiterals.enterSignature)).toBeInTheDocument();
    expect((await screen.findAllByText(literals.signatureRequired)).length).toBeGreaterThan(0);
    expect(callsOf(server, 'POST')).toHaveLength(0);
  });

  it('completes with a typed name, says so, and goes to the current trips', async () => {
    const server = open(acceptedOrder, {
      [`POST ${order}/completion`]: { ...acceptedOrder, status: 'Completed' },
    });
    await typeName('Ion Ionescu');
    await complete();
    expect(await screen.findByText('went to /current-trips')).toBeInTheDocument();
    expect((await screen.findAllByText(literals.deliveryCompleted)).length).toBeGreaterThan(0);
    expect(callsOf(server, 'POST').map(({ body }) => body)).toEqual(['{"signature":"Ion Ionescu"}']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the signature while the line is cut, and sends the same again', async () => {
    let isCut = true;
    const server = open(acceptedOrder, {
      [`POST ${order}/completion`]: () => (isCut ? undefined : { ...acceptedOrder, status: 'Completed' }),
    });
    await typeName('Ion Ionescu');
    await complete();
    expect(await screen.findByText(/Semnătura s-a păstrat/)).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Ion Ionescu');
    isCut = false;
    await complete();
    expect(await screen.findByText('went to /current-trips')).toBeInTheDocument();
    const bodies = callsOf(server, 'POST').map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('marks the cash as received', async () => {
    open(acceptedOrder, {
      [`POST ${order}/cash-receipt`]: { ...cashMoney, delivery_payment: 'cash-received' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Am primit numerarul' }));
    expect(await screen.findByText('Numerarul este primit.')).toBeInTheDocument();
  });

  it('says what goes back before the trip is given up', async () => {
    const server = open(acceptedOrder, {
      [`GET ${order}/cancellation-terms`]: {
        fee_back_minor: 1_200,
        delivery_back_minor: 0,
        currency: 'USD',
        rule: 'carrier-accepted',
        matrix: [],
      },
      [`POST ${order}/cancellation`]: { ...acceptedOrder, status: 'Cancelled' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renunță la cursă' }));
    expect(await screen.findByText('$12.00')).toBeInTheDocument();
    expect(callsOf(server, 'POST')).toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Renunță la cursă' }).at(-1)!);
    await waitFor(() => expect(callsOf(server, 'POST')).toHaveLength(1));
  });
});

describe('other states', () => {
  it('a completed one has no action buttons', async () => {
    open({ ...acceptedOrder, status: 'Completed', completed_at: '2030-01-03T10:00:00Z' });
    expect(await screen.findByText(/Livrată pe/)).toBeInTheDocument();
    const actions = screen
      .queryAllByRole('button')
      .filter((button) => !button.closest('.cursa-map, .mantine-Notifications-root'));
    expect(actions.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('without an order it says where to find one', async () => {
    show(<DeliveryDetailScreen />, {
      server: fakeServer({ 'GET /api/v1/me': mihai }),
      at: '/deliveryDetail',
    });
    expect(await screen.findByText('Alege o cursă')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vezi cererile din apropiere' })).toHaveAttribute(
      'href',
      '/driver-offers',
    );
  });

  it('one that went to somebody else is said to be gone', async () => {
    open(orderDetail(), { [`GET ${order}`]: refuse(404, 'order-not-found') });
    expect(await screen.findByText('Cursa nu mai este disponibilă')).toBeInTheDocument();
  });
});
