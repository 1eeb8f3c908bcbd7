import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeServer, type FakeServer } from '../../../testing/fake-client.ts';
import { ana, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { keepSample, sampleDraft, sampleEstimate } from '../testing/sample-draft.ts';
import { bePatient } from '../testing/be-patient.ts';
import { GoodsStep } from './goods-step.tsx';

const pricing = () => fakeServer({ 'POST /api/v1/estimates': sampleEstimate });
const open = (cate: string, server: FakeServer = pricing()) =>
  show(<GoodsStep />, { server, at: `/parcelfirst?cate=${cate}` });
const next = () => screen.getByRole('button', { name: 'SALVEAZA SI CONTINUA' });

bePatient();

describe('GoodsStep', () => {
  beforeEach(() => {
    signIn(ana);
    keepSample(sampleDraft({ goods: {}, category: null }));
  });

  it('lists parcels: one empty entry first, added and deleted, and none may stay unnamed', async () => {
    open('11');
    expect(screen.getByRole('heading', { name: 'Listeaza o cursa' })).toBeInTheDocument();
    const first = await screen.findByRole('region', { name: 'Coletul 1' });
    expect(within(first).queryByRole('button', { name: /Șterge/ })).not.toBeInTheDocument();
    await userEvent.click(next());
    expect(screen.getByText('Scrie ce conține coletul.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Conținut'), 'Cărți');
    await userEvent.click(screen.getByRole('button', { name: 'Adaugă un colet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Șterge: Coletul 2' }));
    await userEvent.click(next());
    expect(screen.getByText('went to /parcelsecond')).toBeInTheDocument();
    expect(sessionStorage.getItem('formData')).toContain('"item_name":"Other - Cărți"');
  });

  it('changes quantities by plus and minus only', async () => {
    open('1');
    const quantity = await screen.findByLabelText('Cantitate');
    expect(quantity).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Cantitate: mai puțin' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cantitate: mai mult' }));
    expect(quantity).toHaveValue('2');
  });

  it('fills the furniture basket, typed items too, and empties it', async () => {
    open('3');
    await userEvent.click(await screen.findByRole('button', { name: 'Adaugă: 3 locuri' }));
    await userEvent.click(screen.getByRole('button', { name: 'Altele' }));
    await userEvent.type(screen.getByLabelText('Alt obiect'), 'Acvariu{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Cantitate: Canapea - 3 locuri: mai mult' }));
    expect(sessionStorage.getItem('formData')).toMatch(/"item_name":"Sofa - 3 seater","quantity":2/);
    expect(sessionStorage.getItem('formData')).toMatch(/"item_name":"Other - Acvariu","quantity":1/);
    await userEvent.click(screen.getByRole('button', { name: 'Golește coșul' }));
    await userEvent.click(next());
    expect(screen.getByText(/Adaugă cel puțin un obiect/)).toBeInTheDocument();
  });

  it('prices floors and services of both sides with what is in the basket, the latest question last', async () => {
    const server = pricing();
    open('7', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Adaugă: 2 locuri' }));
    const from = screen.getByRole('group', { name: 'La preluare' });
    await userEvent.selectOptions(within(from).getByLabelText('Etajul'), '6');
    await userEvent.click(within(from).getByLabelText('Ambalare'));
    expect(await screen.findByText('$103.36')).toBeInTheDocument();
    await waitFor(() => {
      const body = JSON.parse(String(server.calls.at(-1)?.body)) as Record<string, unknown>;
      expect(body).toMatchObject({
        category: 'removals',
        from: { floor: 6, packing: true },
        lines: [{ item_name: 'Sofa - 2 seater' }],
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Vezi din ce se compune prețul' }));
    expect(screen.getByText('TVA 21 %')).toBeInTheDocument();
  });

  it('goes on without a price when it cannot be computed', async () => {
    open('11', fakeServer({ 'POST /api/v1/estimates': undefined }));
    await userEvent.type(await screen.findByLabelText('Conținut'), 'Cărți');
    expect(await screen.findByText(/Prețul nu poate fi calculat acum/)).toBeInTheDocument();
    await userEvent.click(next());
    expect(screen.getByText('went to /parcelsecond')).toBeInTheDocument();
  });

  it('opened without a category, leads to choosing one', () => {
    show(<GoodsStep />, { at: '/parcelfirst' });
    expect(screen.getByRole('link', { name: 'Alege categoria' })).toHaveAttribute('href', '/home');
  });
});
