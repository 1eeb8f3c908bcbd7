import { useSyncExternalStore } from 'react';

/** Whether the browser has a line; a phone in a tunnel has none. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
