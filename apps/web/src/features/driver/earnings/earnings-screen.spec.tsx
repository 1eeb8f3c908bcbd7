import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { show } from '../../../testing/show.tsx';
import { EarningsScreen } from './earnings-screen.tsx';

const sums = { currency: 'USD', held_minor: 32_000, payable_minor: 12_000, cash_minor: 9_900 };
const at = '2030-01-01T10:00:00Z';
const states = ['held', 'disputed', 'payable', 'cash-due', 'cash-received', 'of-tomorrow'];

describe('/earnings', () => {
  it('shows the three sums, and every entry with what its state means', async () => {
    const entries = states.map((state, index) => ({
      order_id: `o-${index}`,
      amount_minor: 100 + index,
      state,
      at,
    }));
    show(<EarningsScreen />, { server: fakeServer({ 'GET /api/v1/earnings': { ...sums, entries } }) });
    for (const sum of ['$320.00', '$120.00', '$99.00'])
      expect(await screen.findByText(sum)).toBeInTheDocument();
    for (const words of [
      /Reținut până la 48 de ore/,
      /a făcut o reclamație/,
      /De încasat numerar/,
      'of-tomorrow',
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cursa o-0' })).toHaveAttribute(
      'href',
      '/deliveryDetail?order_id=o-0',
    );
  });

  it('says what will be here while there is nothing', async () => {
    show(<EarningsScreen />, { server: fakeServer({ 'GET /api/v1/earnings': { ...sums, entries: [] } }) });
    expect(await screen.findByText('Încă niciun câștig')).toBeInTheDocument();
  });

  it('offers to try again when it cannot be read', async () => {
    show(<EarningsScreen />, { server: fakeServer({ 'GET /api/v1/earnings': refuse(500, 'fault') }) });
    expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeInTheDocument();
  });
});
