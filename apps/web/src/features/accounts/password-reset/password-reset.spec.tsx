import { afterEach, describe, expect, it } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { literals } from '@cursa/contracts/legacy-literals';
import { readSession } from '../../../lib/session/session-record.ts';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { show } from '../../../testing/show.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
afterEach(() => act(() => notifications.clean()));

describe('ForgotScreen', () => {
  it('asks for the link, keeps the e-mail only and opens nothing with it', async () => {
    const server = fakeServer({ 'POST /api/v1/password-resets': { done: true } });
    show(<ForgotScreen />, { server, at: '/forgot' });
    await userEvent.type(field('email'), 'ana@cursa.example');
    await userEvent.click(screen.getByRole('button', { name: 'Trimite linkul' }));
    expect(await screen.findByText('went to /as-user')).toBeInTheDocument();
    expect(await screen.findByText(literals.passwordMailed)).toBeInTheDocument();
    expect(JSON.parse(server.calls[0]!.body!)).toEqual({ email: 'ana@cursa.example', role: 'user' });
    expect(localStorage.getItem('currentUser')).toBe('{"email":"ana@cursa.example"}');
    expect(readSession()).toBeUndefined();
  });

  it('asks for a driver’s link when a driver came', async () => {
    const server = fakeServer({ 'POST /api/v1/password-resets': { done: true } });
    show(<ForgotScreen />, { server, at: '/forgot?role=driver' });
    await userEvent.type(field('email'), 'mihai@cursa.example');
    await userEvent.click(screen.getByRole('button', { name: 'Trimite linkul' }));
    expect(await screen.findByText('went to /as-driver')).toBeInTheDocument();
    expect(JSON.parse(server.calls[0]!.body!)).toMatchObject({ role: 'driver' });
  });
});

describe('NewPasswordScreen', () => {
  const save = async () => {
    await userEvent.type(field('password'), 'secret-1');
    await userEvent.type(field('confirmPassword'), 'secret-1');
    await userEvent.click(screen.getByRole('button', { name: 'Salvează parola' }));
  };

  it('sets the password with the token of the link', async () => {
    const server = fakeServer({ 'POST /api/v1/password-resets/completion': { done: true } });
    show(<NewPasswordScreen />, { server, at: '/new-password?token=abc' });
    await save();
    expect(await screen.findByText('went to /as-user')).toBeInTheDocument();
    expect(JSON.parse(server.calls[0]!.body!)).toEqual({ token: 'abc', password: 'secret-1' });
  });

  it('offers a new link when this one is dead', async () => {
    const server = fakeServer({ 'POST /api/v1/password-resets/completion': refuse(410, 'reset-link-dead') });
    show(<NewPasswordScreen />, { server, at: '/new-password?token=abc' });
    await save();
    expect(await screen.findByRole('link', { name: 'Cere un link nou' })).toHaveAttribute('href', '/forgot');
  });

  it('says how to come here without a token', () => {
    show(<NewPasswordScreen />, { at: '/new-password' });
    expect(screen.getByText('Deschide linkul din e-mail')).toBeInTheDocument();
  });
});
