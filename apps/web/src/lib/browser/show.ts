import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the application on the page: takes over the picture that the build drew ahead, or draws its own where that one
 * is for others (`public/before-paint.js`). In a transition, so that a slow phone answers to touches meanwhile.
 */
export function show(root: HTMLElement, application: ReactNode): void {
  const { drawnFor } = document.documentElement.dataset;
  startTransition(() => {
    if (drawnFor === undefined || drawnFor === 'others') {
      root.replaceChildren();
      createRoot(root).render(application);
    } else {
      hydrateRoot(root, application);
    }
  });
  delete document.documentElement.dataset.drawnFor;
}
