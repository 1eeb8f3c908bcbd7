import type { SandboxConfig } from './config.ts';
import type { CallerKind } from './http/authenticate.ts';
import type { Form } from './http/form.ts';
import type { Store } from './store.ts';

/** What one request may use. */
export interface Context {
  config: SandboxConfig;
  store: Store;
  /** Who asks: a server with the secret key, or a browser with the publishable one. */
  caller: CallerKind;
  params: Form;
  /** The id in the path, or ''. */
  id: string;
  requestId: string;
  idempotencyKey: string | null;
}

export type Handler = (context: Context) => object;
