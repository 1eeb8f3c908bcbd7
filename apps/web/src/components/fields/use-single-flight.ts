import { useRef } from 'react';

/**
 * Lets a call start only when the one before has ended. A button that shows its loading state does the same, but only
 * from the next drawing on, and two fast presses may both come before it.
 * @param once for calls that lead to another screen: after a success nothing starts any more, as the next screen may
 * still be on its way
 */
export function useSingleFlight<G>(
  call: (given: G) => Promise<unknown>,
  { once = false }: { readonly once?: boolean } = {},
): (given: G) => void {
  const running = useRef(false);
  return (given) => {
    if (running.current) return;
    running.current = true;
    void call(given).then(
      () => (running.current = once),
      // What failed is told by the call's own onError.
      () => (running.current = false),
    );
  };
}
