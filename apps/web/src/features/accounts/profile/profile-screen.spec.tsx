import { afterEach, describe, expect, it } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { literals } from '@cursa/contracts/legacy-literals';
import { readSession } from '../../../lib/session/session-record.ts';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { ana, signIn } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const reads = {
  'GET /api/v1/me': ana,
  'GET /api/v1/notifications/preferences': { email: true, locale: 'ro' },
};
const open = async (answers: Record<string, unknown> = {}) => {
  signIn(ana);
  const server = fakeServer({ ...reads, ...answers });
  show(<ProfileScreen />, { server, at: '/profile' });
  await waitFor(() => expect(field('firstname')).toHaveValue('Ana'));
  return server;
};
const update = () => userEvent.click(screen.getByRole('button', { name: 'Actualizează' }));
afterEach(() => act(() => notifications.clean()));

describe('ProfileScreen', () => {
  it('shows people who are not signed in where to sign in', () => {
    show(<ProfileScreen />, { at: '/profile' });
    expect(screen.getByRole('link', { name: 'Conectare expeditor' })).toHaveAttribute(
      'href',
      '/as-user?returnUrl=%2Fprofile',
    );
  });

  it('saves what was changed, and the header’s name follows', async () => {
    const server = await open({ 'PATCH /api/v1/me': { ...ana, first_name: 'Ioana' } });
    expect(field('user_id')).toHaveValue('a-ana');
    await userEvent.clear(field('firstname'));
    await userEvent.type(field('firstname'), 'Ioana');
    await update();
    expect(await screen.findByText(literals.profileUpdated)).toBeInTheDocument();
    const sent = server.calls.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent!.body!)).toEqual({
      first_name: 'Ioana',
      last_name: 'Popescu',
      phone: '0712345678',
      email: 'ana@cursa.example',
    });
    expect(readSession()).toMatchObject({ firstname: 'Ioana' });
  });

  it('refuses an incomplete profile in the specification’s words', async () => {
    const server = await open();
    await userEvent.clear(field('phone'));
    await update();
    expect(await screen.findByText(literals.profileFailed)).toBeInTheDocument();
    expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(0);
  });

  it('puts the server’s refusal at its field and keeps what was typed', async () => {
    await open({
      'PATCH /api/v1/me': refuse(409, 'email-refused', [{ field: 'email', message: 'cannot be used' }]),
    });
    await userEvent.clear(field('email'));
    await userEvent.type(field('email'), 'other@cursa.example');
    await update();
    expect(await screen.findByText('cannot be used')).toBeInTheDocument();
    expect(field('email')).toHaveValue('other@cursa.example');
  });

  it('changes the password in place and names a wrong current one', async () => {
    await open({ 'POST /api/v1/me/password': refuse(422, 'wrong-password') });
    await userEvent.click(screen.getByRole('button', { name: 'Schimbă parola' }));
    await userEvent.type(field('current_password'), 'wrong');
    await userEvent.type(field('password'), 'secret-1');
    await userEvent.type(field('confirmPassword'), 'secret-1');
    await userEvent.click(screen.getByRole('button', { name: 'Salvează parola nouă' }));
    expect(await screen.findByText('Parola actuală nu este corectă.')).toBeInTheDocument();
  });

  it('keeps the choice of e-mails and of the language with the account', async () => {
    const server = await open({ 'PUT /api/v1/notifications/preferences': { email: true, locale: 'en' } });
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByText('Your profile')).toBeInTheDocument();
    await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = server.calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent!.body!)).toEqual({ email: true, locale: 'en' });
  });
});
