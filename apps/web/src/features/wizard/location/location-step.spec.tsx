import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeServer } from '../../../testing/fake-client.ts';
import { ana, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { bePatient } from '../testing/be-patient.ts';

// The map is drawn by Leaflet, which wants a browser.
jest.unstable_mockModule('../../../components/map/map.tsx', () => ({ CursaMap: () => null }));
const { LocationStep } = await import('./location-step.tsx');

const places = {
  'Cluj-Napoca': {
    place_id: '1',
    label: 'Cluj-Napoca, Cluj',
    name: 'Cluj-Napoca',
    county: 'Cluj',
    latitude: 46.77,
    longitude: 23.6,
    kind: 'locality',
  },
  București: {
    place_id: '2',
    label: 'București',
    name: 'București',
    county: 'București',
    latitude: 44.43,
    longitude: 26.1,
    kind: 'locality',
  },
};
const server = () =>
  fakeServer({
    'GET /api/v1/places': ({ url }: { url: string }) => ({
      places: [url.includes('query=bu') ? places['București'] : places['Cluj-Napoca']],
      attribution: 'GeoNames',
    }),
  });
const pickup = () => screen.getByRole('combobox', { name: 'Adresa de preluare' });
const dropoff = () => screen.getByRole('combobox', { name: 'Adresa de livrare' });
const suggestion = () => screen.getByRole('option', { name: /Cluj/ });
const next = () => screen.getByRole('button', { name: 'Salvează și continuă' });

bePatient();

describe('LocationStep', () => {
  beforeEach(() => {
    signIn(ana);
  });

  it('takes both addresses from the suggestions by keyboard, and a category; then continues to its picker', async () => {
    show(<LocationStep />, { server: server(), at: '/home' });
    expect(next()).toBeDisabled();
    await userEvent.type(pickup(), 'cluj');
    await screen.findByRole('option', { name: /Cluj-Napoca/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(pickup()).toHaveAttribute('aria-activedescendant', suggestion().id);
    await userEvent.keyboard('{Enter}');
    expect(pickup()).toHaveValue('Cluj-Napoca, Cluj');
    await userEvent.type(dropoff(), 'bu');
    await userEvent.click(await screen.findByRole('option', { name: /București/ }));
    expect(next()).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'pallets');
    expect(next()).toBeEnabled();
    await userEvent.click(next());
    expect(screen.getByText('went to /parcelfirst?cate=10')).toBeInTheDocument();
  });

  it('says what is missing once a field was left: nothing, or text that was not chosen', async () => {
    show(<LocationStep />, { server: server(), at: '/home' });
    await userEvent.click(pickup());
    await userEvent.tab();
    expect(screen.getByText('Adresa de preluare este obligatorie.')).toBeInTheDocument();
    await userEvent.type(pickup(), 'clu');
    await screen.findByRole('option', { name: /Cluj/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: /Cluj/ })).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText(/Alege adresa din listă/)).toBeInTheDocument();
    expect(next()).toBeDisabled();
  });

  it('offers the eleven categories in the order of the specification', () => {
    show(<LocationStep />, { server: server(), at: '/home' });
    const options = [...screen.getByRole('combobox', { name: 'Categoria' }).querySelectorAll('option')];
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'cars',
      'motorcycles',
      'furniture',
      'building-industry',
      'pallets',
      'boats',
      'removals',
      'pianos',
      'refrigerated',
      'other',
      'pets',
    ]);
  });

  it('drops the coordinates of a chosen address that is changed', async () => {
    show(<LocationStep />, { server: server(), at: '/home' });
    await userEvent.type(pickup(), 'cluj');
    await userEvent.click(await screen.findByRole('option', { name: /Cluj/ }));
    expect(sessionStorage.getItem('formData')).toContain('46.77');
    await userEvent.type(pickup(), 'x');
    expect(sessionStorage.getItem('formData')).not.toContain('46.77');
  });
});
