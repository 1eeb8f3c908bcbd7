import { useSyncExternalStore } from 'react';

interface Question {
  readonly answer: (signedIn: boolean) => void;
}

let question: Question | undefined;
let pending: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

/** Opens the sign-in over the page; resolves once the person has signed in (true) or gives up (false). One at a time. */
export function askToSignInAgain(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    set({
      answer: (signedIn) => {
        pending = undefined;
        set(undefined);
        resolve(signedIn);
      },
    });
  });
  return pending;
}

/** The open question, for the dialog that shows it. */
export function useSignInAgain(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => question,
    () => undefined,
  );
}

function set(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}
