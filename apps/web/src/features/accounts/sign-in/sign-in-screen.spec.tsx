import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { userEvent } from '@testing-library/user-event';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { readSession } from '../../../lib/session/session-record.ts';
import { fakeServer, refuse } from '../../../testing/fake-client.ts';
import { ana, mihai } from '../../../testing/session.ts';
import { show } from '../../../testing/show.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const session = { access_token: 't', expires_at: '2030-01-01T00:00:00Z' };
const answering = (answer: unknown) => fakeServer({ 'POST /api/v1/session': answer });

async function fill(email = 'ana@cursa.example', password = 'Expeditor-2026') {
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), email);
  await userEvent.type(document.querySelector('[name=password]')!, password);
  await userEvent.click(screen.getByRole('button', { name: 'Conectează-te' }));
}

// Notices live beside the application and outlast a test's screen.
function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
afterEach(() => act(clearNotices));

describe('SignInScreen', () => {
  it('signs a sender in, keeps who it is without a token, and goes to /home', async () => {
    const server = answering({ account: ana, session });
    show(<SignInScreen role="user" />, { server, at: '/as-user' });
    await fill();
    expect(await screen.findByText('went to /home')).toBeInTheDocument();
    expect(await screen.findByText(literals.loginSuccessful)).toBeInTheDocument();
    expect(JSON.parse(server.calls[0]!.body!)).toEqual({
      email: 'ana@cursa.example',
      password: 'Expeditor-2026',
      role: 'user',
    });
    expect(readSession()).toMatchObject({ user_id: 'a-ana', role: 'user' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('access_token');
  });

  it('signs a driver in and goes to /driver-offers', async () => {
    show(<SignInScreen role="driver" />, {
      server: answering({ account: mihai, session }),
      at: '/as-driver',
    });
    await fill();
    expect(await screen.findByText('went to /driver-offers')).toBeInTheDocument();
  });

  it.each([
    ['/as-user?returnUrl=%2Fsend%3Ftab%3D1', 'went to /send?tab=1'],
    ['/as-user?returnUrl=https%3A%2F%2Fevil.example', 'went to /home'],
    ['/as-user?returnUrl=%2F%2Fevil.example', 'went to /home'],
    ['/as-user?returnUrl=%2Fdriver-offers', 'went to /home'],
  ])('from %s %s', async (at, where) => {
    show(<SignInScreen role="user" />, { server: answering({ account: ana, session }), at });
    await fill();
    expect(await screen.findByText(where)).toBeInTheDocument();
  });

  it('asks for both fields, with the focus at the first fault and without a call', async () => {
    const server = answering({});
    show(<SignInScreen role="user" />, { server });
    await userEvent.click(screen.getByRole('button', { name: 'Conectează-te' }));
    expect(screen.getByText('Scrie adresa de e-mail.')).toBeInTheDocument();
    expect(screen.getByText('Scrie parola.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveFocus());
    expect(server.calls).toHaveLength(0);
  });

  it('tells a refusal in the specification’s words and keeps the e-mail', async () => {
    show(<SignInScreen role="user" />, { server: answering(refuse(401, 'invalid-login')) });
    await fill();
    expect(await screen.findByText(literals.invalidLogin)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ana@cursa.example');
    expect(readSession()).toBeUndefined();
  });

  it('tells a driver who waits for the administrator', async () => {
    show(<SignInScreen role="driver" />, { server: answering(refuse(403, 'driver-not-activated')) });
    await fill();
    expect(await screen.findByText(literals.notActivated)).toBeInTheDocument();
  });

  it.each([undefined, refuse(503, 'part-unavailable')])(
    'tells drivers of a cut line at the form',
    async (answer) => {
      show(<SignInScreen role="driver" />, { server: answering(() => answer) });
      await fill();
      expect(await screen.findByText(screenLiterals.driverLoginTransport)).toBeInTheDocument();
    },
  );

  it('does not blame the password for too many attempts', async () => {
    show(<SignInScreen role="user" />, { server: answering(refuse(429, 'too-many-requests')) });
    await fill();
    expect(await screen.findByText(/Prea multe încercări/)).toBeInTheDocument();
  });

  it('points out a slip in the e-mail and corrects it', async () => {
    show(<SignInScreen role="user" />);
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ana@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByText('Ai vrut să scrii ana@gmail.com?'));
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ana@gmail.com');
  });

  it('leads to registration and to the forgotten password', () => {
    show(<SignInScreen role="user" />);
    expect(screen.getByRole('link', { name: 'Creează unul acum' })).toHaveAttribute(
      'href',
      '/information-bussiness',
    );
    expect(screen.getByRole('link', { name: 'Ai uitat parola?' })).toHaveAttribute('href', '/forgot');
  });
});
