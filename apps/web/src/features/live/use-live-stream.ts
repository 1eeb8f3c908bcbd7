import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { authApi } from '@cursa/contracts/http/auth';
import { chatApi } from '@cursa/contracts/http/chat';
import type { Client } from '@cursa/api-client/client';
import { useApi } from '../../lib/api/api-context.tsx';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { readSession, useSession } from '../../lib/session/session-record.ts';
import { LiveStream, type LiveListener } from './live-stream.ts';

export interface LiveFeed {
  readonly isDown: boolean;
  readonly subscribe: (listener: LiveListener) => () => void;
}

/** A stream on a session that ends sooner would be cut at once, ms. */
const MARGIN_MS = 20_000;
const streams = new WeakMap<Client, LiveStream>();

/** The tab's one live stream, open while somebody who is signed in looks at a screen that uses it. */
export function useLiveStream(): LiveFeed {
  const stream = streamOf(useApi());
  const session = useSession();
  // A renewed session begins a new stream: the one on the old session is about to be cut.
  const sessionKey = session && `${session.user_id} ${session.expires_at}`;
  const state = useSyncExternalStore(stream.onState, stream.state);
  useEffect(() => {
    if (sessionKey === undefined || typeof EventSource === 'undefined') return;
    return stream.hold();
  }, [stream, sessionKey]);
  const isDown = state === 'down' || typeof EventSource === 'undefined';
  return useMemo(() => ({ isDown, subscribe: stream.subscribe }), [isDown, stream]);
}

function streamOf(client: Client): LiveStream {
  const known = streams.get(client);
  if (known) return known;
  const stream = new LiveStream({
    open: () => new EventSource(chatApi.live.path),
    mustRenew: () => {
      const session = readSession();
      return session !== undefined && Date.parse(session.expires_at) - Date.now() < MARGIN_MS;
    },
    renew: () => renew(client),
  });
  streams.set(client, stream);
  return stream;
}

/** Any call renews a session that can be, and asks the person to sign in again for one that cannot. */
async function renew(client: Client): Promise<boolean> {
  try {
    await client.call(authApi.me, {});
    return true;
  } catch (error) {
    return !isProblem(error) || error.status !== 401;
  }
}
