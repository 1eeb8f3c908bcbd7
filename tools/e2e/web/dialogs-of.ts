import type { Page } from 'playwright-core';

/** What would hold up the page: every alert, confirmation or prompt from now on, dismissed as it comes. */
export function dialogsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}
