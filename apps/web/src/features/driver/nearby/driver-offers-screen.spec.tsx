import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { fakeServer } from '../../../testing/fake-client.ts';
import { mihai, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { rememberSentOffer } from '../offer/sent-offers.ts';
import { nearbyRow, ownOffer } from '../testing/driver-data.ts';
import { placeDevice } from '../testing/browser-parts.ts';
import { DriverOffersScreen } from './driver-offers-screen.tsx';

const rows = [
  nearbyRow('o-1'),
  nearbyRow('o-2', {
    pickup_address: 'Strada Lungă 88, Brașov',
    delivery_date: '2030-01-14',
    pickup_distance_m: 90_000,
    sender_short_name: 'Gheorghe M.',
  }),
];

function open(answers: Record<string, unknown> = {}, at = '/driver-offers') {
  const server = fakeServer({
    'GET /api/v1/me': mihai,
    'GET /api/v1/nearby-orders': { orders: rows },
    'GET /api/v1/offers': { offers: [] },
    ...answers,
  });
  show(<DriverOffersScreen />, { server, at });
  return server;
}
const places = (server: ReturnType<typeof open>) =>
  server.calls.filter(({ url }) => url.includes('nearby-orders')).map(({ url }) => url);

beforeEach(() => {
  signIn(mihai);
  placeDevice({ latitude: 46.75012, longitude: 23.50049 });
});

describe('/driver-offers', () => {
  it('shows a delivery with kilometres to two decimals, a dash for no delivery date, and the way to its details', async () => {
    const server = open();
    expect(await screen.findByText('2.35 km')).toBeInTheDocument();
    expect(screen.getAllByText('31.46 km').length).toBeGreaterThan(0);
    expect(screen.getByText('nu este ales')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Detalii' })[0]).toHaveAttribute(
      'href',
      '/deliveryDetail?order_id=o-1',
    );
    await waitFor(() => expect(places(server).at(-1)).toMatch(/latitude=46\.75&longitude=23\.5/));
  });

  it('says that location is needed when it is refused, works on without it, and asks again: by itself, later each time, and on the button', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const device = placeDevice('denied');
    const server = open();
    expect(await screen.findByText(screenLiterals.locationRequired)).toBeInTheDocument();
    expect(screen.getByText(screenLiterals.locationRequiredTitle)).toBeInTheDocument();
    expect(await screen.findByText('Gheorghe M.')).toBeInTheDocument();
    expect(places(server)[0]).not.toContain('latitude');
    const before = device.asked();
    act(() => void jest.advanceTimersByTime(5_100));
    expect(device.asked()).toBe(before + 1);
    act(() => void jest.advanceTimersByTime(5_100));
    expect(device.asked()).toBe(before + 1);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(device.asked()).toBe(before + 2);
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Folosește locația mea' }));
    expect(device.asked()).toBe(before + 3);
  });

  it('says so when the browser has no geolocation', async () => {
    placeDevice('unsupported');
    open();
    expect(await screen.findByText(screenLiterals.locationUnsupported)).toBeInTheDocument();
    expect(screen.getByText(screenLiterals.locationUnsupportedTitle)).toBeInTheDocument();
  });

  it('marks deliveries that were answered: a standing offer with its price, an earlier one from memory', async () => {
    rememberSentOffer('o-2');
    open({ 'GET /api/v1/offers': { offers: [ownOffer()] } });
    expect(await screen.findByText('Ofertă trimisă: $120.00')).toBeInTheDocument();
    expect(screen.getByText('Ai mai trimis o ofertă')).toBeInTheDocument();
  });

  it('narrows by the address, and clears again', async () => {
    open({}, '/driver-offers?reach=10&text=cluj');
    expect(await screen.findByText('1 cursă')).toBeInTheDocument();
    expect(screen.queryByText('Gheorghe M.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
    expect(await screen.findByText('Gheorghe M.')).toBeInTheDocument();
    expect(screen.getByLabelText('Caută localitate sau nume')).toHaveValue('');
  });

  it('says when nothing passes the filters, with the last letter and not later', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Filtre' }));
    await userEvent.type(screen.getByLabelText('Caută localitate sau nume'), 'Tulcea');
    expect(screen.getByText('Nicio cerere nu trece de filtre')).toBeInTheDocument();
  });

  it.each([
    ['pending', 'Contul tău este în verificare'],
    ['rejected', 'Contul tău nu a fost acceptat'],
    ['suspended', 'Contul tău este suspendat'],
  ] as const)('explains to a %s driver what happens next', async (status, title) => {
    signIn({ ...mihai, status });
    open({ 'GET /api/v1/me': { ...mihai, status } });
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('opens up by itself once the account is active', async () => {
    signIn({ ...mihai, status: 'pending' });
    open();
    await screen.findByText('Gheorghe M.');
    await waitFor(() => expect(screen.queryByText('Contul tău este în verificare')).not.toBeInTheDocument());
  });
});
