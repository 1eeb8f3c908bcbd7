import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { ana, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { keepSample, sampleDraft, sampleEstimate } from '../testing/sample-draft.ts';
import { bePatient } from '../testing/be-patient.ts';
import { ConfirmStep } from './confirm-step.tsx';

const posted = {
  order_id: 'CR-1001',
  status: 'Open',
  category: 'other',
  pickup_address: 'Cluj-Napoca, Cluj',
  dropoff_address: 'București',
  pickup_date: '2036-11-22',
  delivery_date: null,
  sender_name: 'Ana Popescu',
  receiver_name: 'Ion',
  estimate_minor: 10_336,
  agreed_minor: null,
  currency: 'USD',
  distance_m: 422_000,
  created_at: '2036-11-21T10:00:00Z',
};
const answering = (answer: unknown) =>
  fakeServer({ 'POST /api/v1/estimates': sampleEstimate, 'POST /api/v1/orders': answer });
const button = () => screen.getByRole('button', { name: 'Confirmă comanda' });

bePatient();

describe('ConfirmStep', () => {
  beforeEach(() => {
    signIn(ana);
  });

  it('shows the order read-only and posts it once, however often it is pressed', async () => {
    keepSample(sampleDraft());
    const server = answering(posted);
    show(<ConfirmStep />, { server, at: '/parcelthird' });
    expect(screen.getByText('Cluj-Napoca, Cluj')).toBeInTheDocument();
    expect(screen.getByText('Cărți')).toBeInTheDocument();
    expect(await screen.findByText('$103.36')).toBeInTheDocument();
    await userEvent.dblClick(button());
    expect(await screen.findByText('went to /home')).toBeInTheDocument();
    const orders = server.calls.filter(({ url }) => url === '/api/v1/orders');
    expect(orders).toHaveLength(1);
    const body = JSON.parse(String(orders[0]?.body)) as Record<string, unknown>;
    expect(body).toMatchObject({
      category: 'other',
      quote_id: 'q-1',
      receiver_contact: '0722333444',
      schedule: { option: 'before', delivery_date: null },
      lines: [{ item_name: 'Other - Cărți', quantity: 1 }],
    });
    expect(sessionStorage.getItem('formData')).toBeNull();
  });

  it('says which field was refused and where to put it right, and keeps the draft', async () => {
    keepSample(sampleDraft());
    const fault = { field: 'schedule.pickup_date', message: 'is in the past' };
    show(<ConfirmStep />, { server: answering(refuse(422, 'invalid-input', [fault])), at: '/parcelthird' });
    await userEvent.click(button());
    expect(await screen.findByText('There was an issue with the submission!')).toBeInTheDocument();
    expect(screen.getByText(/Datele: data a trecut/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Vezi câmpul/ })).toHaveAttribute('href', '/parcelsecond');
    expect(sessionStorage.getItem('formData')).toContain('București');
  });

  it('keeps the draft when the server is not reached, and lets try again', async () => {
    keepSample(sampleDraft());
    show(<ConfirmStep />, { server: answering(undefined), at: '/parcelthird' });
    await userEvent.click(button());
    expect(await screen.findByText('An error occurred during the form submission!')).toBeInTheDocument();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(sessionStorage.getItem('formData')).toContain('București');
  });

  it('opened first, links to what is missing and cannot be confirmed', () => {
    show(<ConfirmStep />, { at: '/parcelthird' });
    expect(button()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'adresele și categoria' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('link', { name: /datele de contact/ })).toHaveAttribute('href', '/parcelsecond');
  });
});
