import { authApi, type AccountStatus } from '@cursa/contracts/http/auth';
import { useEffect } from 'react';
import { useRead } from '../../../lib/api/use-read.ts';
import { keepSession, useSession } from '../../../lib/session/session-record.ts';

const ASK_AGAIN_MS = 30_000;

export interface Standing {
  readonly status: AccountStatus;
  /** Whether VAT comes on top of this driver's price (decision 20). */
  readonly isVatRegistered: boolean;
}

/**
 * Whether the driver may act: what the browser remembers, then what the server says. A pending driver asks again, so
 * that the screens open up by themselves once an administrator has decided.
 */
export function useStanding(): Standing {
  const session = useSession();
  const known = session?.status ?? 'pending';
  const { data } = useRead(authApi.me, {}, known === 'pending' ? { refetchInterval: ASK_AGAIN_MS } : {});
  const expiresAt = session?.expires_at;
  useEffect(() => {
    if (data && expiresAt && data.status !== known) keepSession(data, expiresAt);
  }, [data, known, expiresAt]);
  return { status: data?.status ?? known, isVatRegistered: data?.vat_registered ?? false };
}
