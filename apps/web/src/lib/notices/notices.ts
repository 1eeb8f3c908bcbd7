import type { NotificationData } from '@mantine/notifications';
import { screenLiterals } from '@cursa/contracts/legacy-literals';

/** Brings the place for messages up with the first of them; most visits to the first screen need none. */
async function show(notice: NotificationData): Promise<void> {
  const { showNotice } = await import('./notice-board.tsx');
  // An alert is the one role that is read out when it comes into the page together with its text.
  showNotice({ role: 'alert', ...notice });
}

/**
 * Says that something was done. The specification's alerts (§8) are shown this way: read out at once, still there after
 * the screen changes, and never in the way of it.
 */
export function tellSuccess(message: string, title?: string): void {
  void show({ color: 'brad', message, ...(title ? { title } : {}) });
}

/** Says that something failed; stays until it is closed or a while has passed. */
export function tellError(message: string, title: string = screenLiterals.errorTitle): void {
  void show({ color: 'red', autoClose: 15_000, title, message });
}

export function tell(message: string, title?: string): void {
  void show({ color: 'asfalt', message, ...(title ? { title } : {}) });
}
