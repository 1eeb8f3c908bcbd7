import { readSession } from '../../../lib/session/session-record.ts';

/**
 * What the specification stores as the current user after a forgotten password: the e-mail only. Without an id and a
 * role it opens nothing (decision 6); somebody who is signed in stays so.
 */
export function rememberEmail(email: string): void {
  if (!readSession()) localStorage.setItem('currentUser', JSON.stringify({ email }));
}
