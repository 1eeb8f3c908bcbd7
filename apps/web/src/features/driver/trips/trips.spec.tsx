import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OrderRow } from '@cursa/contracts/http/booking';
import { fakeServer } from '../../../testing/fake-client.ts';
import { mihai, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { nearbyRow } from '../testing/driver-data.ts';
import { CurrentTripsScreen } from './current-trips-screen.tsx';
import { DriverHistoryScreen } from './driver-history-screen.tsx';

const trip = (orderId: string, day: string, change: Partial<OrderRow> = {}): OrderRow =>
  nearbyRow(orderId, {
    status: 'Accepted',
    pickup_date: day,
    agreed_minor: 12_050,
    pickup_address: `Strada ${orderId}`,
    ...change,
  });
const server = (orders: readonly OrderRow[]) => fakeServer({ 'GET /api/v1/trips': { orders } });

beforeEach(() => signIn(mihai));

describe('/current-trips', () => {
  it('puts the next trip on top, then the others by date', async () => {
    show(<CurrentTripsScreen />, {
      server: server([trip('c', '2030-03-01'), trip('a', '2030-01-05'), trip('b', '2030-02-01')]),
    });
    const next = (await screen.findByText('Următoarea cursă')).closest('section')!;
    expect(within(next).getByText('Strada a')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /Detalii/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c'].map((id) => `/deliveryDetail?order_id=${id}`),
    );
    expect(screen.getAllByText('$120.50')).toHaveLength(3);
  });

  it('says how to get a trip when there is none', async () => {
    show(<CurrentTripsScreen />, { server: server([]) });
    expect(await screen.findByText('Nicio cursă acceptată')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vezi cererile din apropiere' })).toHaveAttribute(
      'href',
      '/driver-offers',
    );
  });
});

describe('/driver-history', () => {
  it('lists what ended, in the words of the specification', async () => {
    const fake = server([
      trip('a', '2026-01-05', { status: 'Completed' }),
      trip('b', '2026-01-03', { status: 'Cancelled' }),
    ]);
    show(<DriverHistoryScreen />, { server: fake });
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(screen.getByText('Cancelled')).toBeInTheDocument();
    expect(fake.calls[0]!.url).toContain('scope=history');
  });

  it('says so when nothing ended yet', async () => {
    show(<DriverHistoryScreen />, { server: server([]) });
    expect(await screen.findByText('Nicio cursă încheiată încă')).toBeInTheDocument();
  });
});
