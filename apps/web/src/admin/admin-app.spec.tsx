import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refuse } from '../testing/fake-client.ts';
import { show } from '../testing/show.tsx';
import { AdminApp } from './admin-app.tsx';
import { adminClient } from './admin-client.ts';
import { keepAdmin, readAdmin } from './admin-session.ts';

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/E-mail/), 'admin@cursa.example');
  await userEvent.type(screen.getByLabelText(/^Parolă/), 'Administrator-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Intră în cont' }));
}

describe('the administrators’ pages', () => {
  it('open with a sign-in and keep no token', async () => {
    const server = fakeServer({
      'POST /api/v1/admin/session': { access_token: 'secret-token', expires_at: inAnHour() },
      'GET /api/v1/admin/drivers': { drivers: [] },
    });
    show(<AdminApp />, { server, at: '' });
    await signIn();
    expect(await screen.findByText('Nimeni nu așteaptă')).toBeInTheDocument();
    expect(server.calls[0]?.body).toBe('{"email":"admin@cursa.example","password":"Administrator-2026"}');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-token');
  });

  it('say nothing of what was wrong', async () => {
    const server = fakeServer({ 'POST /api/v1/admin/session': () => refuse(401, 'invalid-login') });
    show(<AdminApp />, { server, at: '' });
    await signIn();
    expect(await screen.findByText('E-mailul, parola sau codul nu este corect.')).toBeInTheDocument();
  });

  it('go back to the sign-in when a call finds the session dead', async () => {
    keepAdmin({ email: 'admin@cursa.example', expires_at: inAnHour() });
    const client = adminClient(async () => ({ status: 401, body: {} }));
    show(<AdminApp />, { server: { client, calls: [] }, at: '' });
    expect(await screen.findByRole('button', { name: 'Intră în cont' })).toBeInTheDocument();
    await waitFor(() => expect(readAdmin()).toBeUndefined());
  });
});
