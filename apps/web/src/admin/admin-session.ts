import { useSyncExternalStore } from 'react';
import { forgetSession, readSession } from '../lib/session/session-record.ts';

/** That an administrator is signed in, and until when; the session itself is in a cookie that scripts cannot read. */
export interface AdminRecord {
  readonly email: string;
  readonly expires_at: string;
}

const KEY = 'cursa-admin';
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly record: AdminRecord | undefined } = {
  text: null,
  record: undefined,
};

export function readAdmin(): AdminRecord | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text !== cached.text) cached = { text, record: parse(text) };
  return cached.record;
}

/** Called after sign-in. The browser holds one session: a member who was signed in beside it is not any more. */
export function keepAdmin({ email, expires_at }: AdminRecord): void {
  if (readSession()) forgetSession();
  sessionStorage.setItem(KEY, JSON.stringify({ email, expires_at }));
  announce();
}

/** Called after sign-out and when a call finds the session dead. */
export function forgetAdmin(): void {
  sessionStorage.removeItem(KEY);
  announce();
}

export function useAdmin(): AdminRecord | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, readAdmin);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function parse(text: string | null): AdminRecord | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<AdminRecord> | null;
    return value?.email && value.expires_at && Date.parse(value.expires_at) > Date.now()
      ? { email: value.email, expires_at: value.expires_at }
      : undefined;
  } catch {
    return undefined;
  }
}
