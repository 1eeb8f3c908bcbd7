import * as accounts from './account-calls.ts';
import * as chat from './chat-calls.ts';
import type { LegacyCallDefinition } from './define-call.ts';
import * as offers from './offer-calls.ts';
import * as orders from './order-calls.ts';
import * as payments from './payment-calls.ts';

/** The 27 legacy calls; the gateway does not start when one has no translation. */
export const allLegacyCalls: readonly LegacyCallDefinition[] = [
  accounts,
  orders,
  offers,
  payments,
  chat,
].flatMap((calls) => Object.values(calls) as LegacyCallDefinition[]);
