import { useEffect } from 'react';

/**
 * Keeps the height of the on-screen keyboard in the style variable `--chat-keyboard`. The keyboard lies over the page:
 * without this the line that is being written would be under it.
 *
 * @param scrolls false over a page that must stay where it is
 */
export function useKeyboardHeight(scrolls = true): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return;
    const root = document.documentElement;
    const measure = () => {
      // Pinching makes the view smaller too; that is no keyboard.
      const hidden = view.scale > 1 ? 0 : Math.max(0, root.clientHeight - view.height);
      root.style.setProperty('--chat-keyboard', `${Math.round(hidden)}px`);
      // The page must not stay scrolled behind the keyboard: everything there is to see fits above it.
      if (scrolls && hidden > 0) scrollTo(0, 0);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => {
      view.removeEventListener('resize', measure);
      root.style.removeProperty('--chat-keyboard');
    };
  }, [scrolls]);
}
