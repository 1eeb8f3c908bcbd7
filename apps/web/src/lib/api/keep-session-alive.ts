import type { Transport, TransportRequest, TransportResponse } from '@cursa/api-client/transport';
import { keepSession, readSession } from '../session/session-record.ts';
import { askToSignInAgain } from '../session/sign-in-again.ts';

const MARGIN_MS = 20_000;
const OPEN_PATHS = [
  '/api/v1/session',
  '/api/v1/registrations',
  '/api/v1/password-resets',
  '/api/v1/places',
  '/api/v1/estimates',
  '/api/v1/tariffs',
];
let refreshing: Promise<boolean> | undefined;

/**
 * Renews the short session before it ends, so that no call meets a dead one in normal use. When the session is dead all
 * the same (signed out elsewhere, password changed), asks the person to sign in again over the page as it is and then
 * repeats the call: what was typed is kept.
 */
export function keepSessionAlive(transport: Transport): Transport {
  return async (request) => {
    if (isOpen(request)) return transport(request);
    const record = readSession();
    if (record && Date.parse(record.expires_at) - Date.now() < MARGIN_MS) await refresh(transport);
    const response = await transport(request);
    if (response.status !== 401 || !record) return response;
    if (await refresh(transport)) return transport(request);
    return (await askToSignInAgain()) ? transport(request) : response;
  };
}

function isOpen(request: TransportRequest): boolean {
  return OPEN_PATHS.some((path) => request.url.startsWith(path)) && request.method !== 'DELETE';
}

/** One refresh at a time in this tab; the server gives two tabs the same successor. */
function refresh(transport: Transport): Promise<boolean> {
  refreshing ??= attempt(transport).finally(() => void (refreshing = undefined));
  return refreshing;
}

async function attempt(transport: Transport): Promise<boolean> {
  const { authApi } = await import('@cursa/contracts/http/auth');
  const { method, path, response } = authApi.refresh;
  const answer: TransportResponse | undefined = await transport({
    method,
    url: path,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({}),
  }).catch(() => undefined);
  const parsed = answer?.status === 200 ? response.safeParse(answer.body) : undefined;
  if (!parsed?.success) return false;
  keepSession(parsed.data.account, parsed.data.session.expires_at);
  return true;
}
