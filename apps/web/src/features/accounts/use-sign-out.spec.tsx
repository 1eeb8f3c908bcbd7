import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { userEvent } from '@testing-library/user-event';
import { literals } from '@cursa/contracts/legacy-literals';
import { readSession } from '../../lib/session/session-record.ts';
import { fakeServer, refuse } from '../../testing/fake-client.ts';
import { ana, mihai, signIn } from '../../testing/session.ts';
import { show } from '../../testing/show.tsx';
import { useSignOut } from './use-sign-out.ts';

function SignOutButton() {
  const { signOut, isPending } = useSignOut();
  return (
    <button onClick={signOut} disabled={isPending}>
      out
    </button>
  );
}
const press = () => userEvent.click(screen.getByText('out'));

// Notices live beside the application and outlast a test's screen.
function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
afterEach(() => act(clearNotices));

describe('useSignOut', () => {
  it.each([
    [ana, 'went to /welcome'],
    [mihai, 'went to /as-driver'],
  ])('ends the session and leads to the role’s first screen', async (account, where) => {
    signIn(account);
    sessionStorage.setItem('draft', '1');
    localStorage.setItem('cursa-locale', 'ro');
    show(<SignOutButton />, { server: fakeServer({ 'DELETE /api/v1/session': { done: true } }) });
    await press();
    expect(await screen.findByText(where)).toBeInTheDocument();
    expect(await screen.findByText(literals.logoutSuccess)).toBeInTheDocument();
    await waitFor(() => expect(readSession()).toBeUndefined());
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('cursa-locale')).toBe('ro');
  });

  it('counts a session that is already over as ended', async () => {
    signIn(ana);
    show(<SignOutButton />, {
      server: fakeServer({ 'DELETE /api/v1/session': refuse(401, 'session-ended') }),
    });
    await press();
    expect(await screen.findByText('went to /welcome')).toBeInTheDocument();
  });

  it('stays signed in and says so when the call fails', async () => {
    signIn(ana);
    show(<SignOutButton />, { server: fakeServer({ 'DELETE /api/v1/session': () => undefined }) });
    await press();
    expect(await screen.findByText(literals.logoutFailed)).toBeInTheDocument();
    expect(readSession()).toBeDefined();
  });
});
