import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, cleanup, configure } from '@testing-library/react';

// What jsdom lacks and the component library asks for.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

// A busy machine must not decide what a screen shows in the end.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  cleanup();
  jest.restoreAllMocks();
  await takeNoticesAway();
});

/** Messages live beside the screens and stay for a while: the next test would find them. */
async function takeNoticesAway(): Promise<void> {
  if (!document.querySelector('[data-notices]')) return;
  const { clearNotices } = await import('../lib/notices/notice-board.tsx');
  act(clearNotices);
}
