import type { SandboxConfig } from './config.ts';
import type { Faults } from './faults/faults.ts';
import type { KeysInUse } from './http/idempotency.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The parts of one running sandbox. */
export interface Sandbox {
  config: SandboxConfig;
  store: Store;
  faults: Faults;
  webhooks: Webhooks;
  keysInUse: KeysInUse;
}
