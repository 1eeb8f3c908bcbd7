import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in what the build draws ahead and while React takes it over, true from then on, and at once in what the
 * browser draws itself. For controls: one that shows before it answers loses what is typed into it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
