import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refuse } from '../../testing/fake-client.ts';
import { show } from '../../testing/show.tsx';
import type { DriverReview } from './driver-review.ts';
import { DriversScreen } from './drivers-screen.tsx';

function driver(id: string, name: string): DriverReview {
  return {
    driver_id: id,
    status: 'pending',
    first_name: name,
    last_name: 'Marin',
    email: `${id}@cursa.example`,
    phone: '0721000003',
    address: 'Brașov',
    company_name: '',
    transport_licence_number: 'LT-0003',
    licence_number: 'C0000003',
    vehicle_type: 'Van',
    vehicle_reg_no: 'BV 02 CRS',
    bank_account: '',
    vat_registered: false,
    registered_at: '2026-11-20T08:00:00Z',
    reason: '',
    documents: [{ kind: 'cmr_insurance', url: '/media/m-1?exp=4000000000&sig=x' }],
  };
}

const decidePath = (id: string): string => `POST /api/v1/admin/drivers/${id}/activation`;

function adminServer(answers: Readonly<Record<string, unknown>> = {}) {
  let waiting = [driver('d-1', 'Ion'), driver('d-2', 'Vlad')];
  const decided = (id: string, status: DriverReview['status']) => () => {
    waiting = waiting.filter(({ driver_id }) => driver_id !== id);
    return { ...driver(id, 'Ion'), status };
  };
  return fakeServer({
    'GET /api/v1/admin/drivers': () => ({ drivers: waiting }),
    [decidePath('d-1')]: decided('d-1', 'active'),
    ...answers,
  });
}
const bodyOf = (server: ReturnType<typeof fakeServer>): unknown =>
  JSON.parse(server.calls.find(({ method }) => method === 'POST')?.body ?? 'null');

let server: ReturnType<typeof adminServer>;
beforeEach(() => void (server = adminServer()));

describe('deciding about a driver', () => {
  it.each(['Respinge'])('asks for the reason before "%s" and changes nothing without', async (button) => {
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.click(await screen.findByText(button));
    expect(screen.getByText('Scrie motivul: șoferul trebuie să știe ce are de făcut.')).toBeInTheDocument();
    expect(screen.getByLabelText('Motiv')).toHaveFocus();
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('sends the reason that was chosen and changed', async () => {
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.click(await screen.findByText(/Asigurarea CMR lipsește/));
    await userEvent.type(screen.getByLabelText('Motiv'), ' p. 2');
    await userEvent.click(screen.getByText('Respinge'));
    await waitFor(() =>
      expect(bodyOf(server)).toEqual({
        decision: 'reject',
        reason: 'Asigurarea CMR lipsește sau este expirată. p. 2',
        vat_registered: false,
      }),
    );
  });

  it('activates with the VAT mark and opens the next driver', async () => {
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.click(await screen.findByLabelText('Plătitor de TVA (verificat)'));
    await userEvent.click(screen.getByText('Activează'));
    await waitFor(() =>
      expect(bodyOf(server)).toEqual({ decision: 'activate', reason: '', vat_registered: true }),
    );
    expect(await screen.findByText('d-2@cursa.example')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Ion Marin')).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent('Vlad Marin');
  });

  it('sends one decision for a double click', async () => {
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.dblClick(await screen.findByText('Activează'));
    await screen.findByText('d-2@cursa.example');
    expect(server.calls.filter(({ url }) => url.includes('/d-1/'))).toHaveLength(1);
  });

  it('keeps the reason when the call fails', async () => {
    server = adminServer({ [decidePath('d-1')]: () => undefined });
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.type(await screen.findByLabelText('Motiv'), 'Acte');
    await userEvent.click(screen.getByText('Respinge'));
    expect(await screen.findByText(/Nu avem legătură cu serverul/)).toBeInTheDocument();
    expect(screen.getByLabelText('Motiv')).toHaveValue('Acte');
  });

  it('reads the list again when somebody else has decided', async () => {
    server = adminServer({ [decidePath('d-1')]: () => refuse(409, 'decision-refused') });
    show(<DriversScreen />, { server, at: '/drivers' });
    await userEvent.click(await screen.findByText('Activează'));
    await waitFor(() => expect(server.calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });
});

describe('the list', () => {
  it('goes on by j and back by k', async () => {
    show(<DriversScreen />, { server, at: '/drivers' });
    await screen.findByText('d-1@cursa.example');
    screen.getAllByText('Ion Marin')[0]?.closest('button')?.focus();
    await userEvent.keyboard('j');
    expect(await screen.findByText('d-2@cursa.example')).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Vlad Marin');
    await userEvent.keyboard('k');
    expect(await screen.findByText('d-1@cursa.example')).toBeInTheDocument();
  });

  it('marks documents that were not sent', async () => {
    show(<DriversScreen />, { server, at: '/drivers' });
    expect(await screen.findAllByText('Nu a fost trimis')).toHaveLength(4);
  });
});
