import { accountWords } from './account-words.ts';
import { bookingWords } from './booking-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { driverWords } from './driver-words.ts';
import { moneyWords } from './money-words.ts';
import { registrationWords } from './registration-words.ts';
import type { Word, WordRow } from './word-row.ts';

/** Every literal of specification §§2–6 and 8 on its screen, by area; `prove-words.ts` opens each row. */
export const wordTable = {
  accounts: accountWords,
  registration: registrationWords,
  booking: bookingWords,
  deliveries: deliveryWords,
  money: moneyWords,
  driver: driverWords,
} as const satisfies Record<string, readonly WordRow[]>;

/** Literals that are no screen's: results on the wire of the legacy calls, proven in tools/e2e/legacy-table. */
export const notOnScreens: readonly Word[] = [
  'resultSuccess',
  'resultOrderSuccess',
  'resultFalse',
  'resultFailure',
];

/** Routes for which the specification quotes no word; tools/e2e/web/screens.ts draws them in a browser. */
export const silentRoutes: readonly string[] = [
  'information-details',
  'driver-license',
  'header',
  'image',
  'not-authorized',
  'terms',
  'privacy',
  'blog',
  'blog/:slug',
  'faq',
  'pagefirst',
  'earnings',
  'notifications',
];
