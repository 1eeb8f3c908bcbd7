import { useLayoutEffect } from 'react';

/** The dialog's own frame takes its focus away first, ms. */
const AFTER_FRAME_MS = 20;

/**
 * Puts the focus back where it was when a dialog opened, once it closes or is taken off the screen. The frame does it
 * only for dialogs that it has seen closed before, and ours are mostly drawn when they open.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const from = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        // Somebody else has taken the focus meanwhile, such as the heading of the next screen.
        if (now && now !== document.body && now !== atClose) return;
        if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      }, AFTER_FRAME_MS);
    };
  }, [opened]);
}
