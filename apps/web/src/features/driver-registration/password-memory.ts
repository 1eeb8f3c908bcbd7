import { useSyncExternalStore } from 'react';

let password: string | undefined;
const listeners = new Set<() => void>();

/** The password between its step and the last one lives in memory only: a reload loses it, on purpose (decision 10). */
export function rememberPassword(chosen: string | undefined): void {
  password = chosen;
  for (const listener of listeners) listener();
}

export function useRememberedPassword(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => password,
  );
}
