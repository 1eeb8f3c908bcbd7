import { useSyncExternalStore } from 'react';
import type { OwnAccount } from '@cursa/contracts/http/auth';
import { isBrowser } from '../browser/is-browser.ts';

export type Role = 'user' | 'driver';

/** What the browser keeps of the account: profile fields and role, never a token (decision 10). */
export interface SessionRecord {
  readonly user_id: string;
  readonly role: Role;
  readonly status: OwnAccount['status'];
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly profile_image: string;
  readonly vehicle_type: string;
  /** When the short access cookie ends, ISO 8601; refreshed before. */
  readonly expires_at: string;
}

const KEY = 'currentUser';
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly record: SessionRecord | undefined } = {
  text: null,
  record: undefined,
};

/** Stands in for the browser's record while the build draws a page ahead; nothing of it is shown. */
let drawnFor: SessionRecord | undefined;

export function drawFor(role: Role | undefined): void {
  const nobody = { user_id: '', firstname: '', lastname: '', email: '', phone: '', profile_image: '' };
  drawnFor = role && { ...nobody, role, status: 'active', vehicle_type: '', expires_at: '' };
}

export function readSession(): SessionRecord | undefined {
  const text = localStorage.getItem(KEY);
  if (text !== cached.text) cached = { text, record: parse(text) };
  return cached.record;
}

/** Called after sign-in, registration of a driver, refresh and profile changes. */
export function keepSession(account: OwnAccount, expiresAt: string): void {
  if (account.role === 'admin') return;
  const record: SessionRecord = {
    user_id: account.account_id,
    role: account.role,
    status: account.status,
    firstname: account.first_name,
    lastname: account.last_name,
    email: account.email,
    phone: account.phone,
    profile_image: account.profile_image_url,
    vehicle_type: account.vehicle_type,
    expires_at: expiresAt,
  };
  localStorage.setItem(KEY, JSON.stringify(record));
  // Specification §3: the driver's id is stored separately.
  if (record.role === 'driver') localStorage.setItem('driver_id', record.user_id);
  announce();
}

/** Sign-out clears local and session storage (specification §4); the choices of language and colours stay. */
export function forgetSession(): void {
  const kept = ['cursa-locale', 'mantine-color-scheme-value'].map(
    (key) => [key, localStorage.getItem(key)] as const,
  );
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  announce();
}

/** Who is signed in; also follows what other tabs do. */
export function useSession(): SessionRecord | undefined {
  return useSyncExternalStore(subscribe, readSession, isBrowser ? readSession : () => drawnFor);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function parse(text: string | null): SessionRecord | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<SessionRecord> | null;
    // What the forgotten-password screen stores holds an e-mail only and opens nothing (decision 6).
    return value?.user_id && (value.role === 'user' || value.role === 'driver')
      ? (value as SessionRecord)
      : undefined;
  } catch {
    return undefined;
  }
}
