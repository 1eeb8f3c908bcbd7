import type { Carrier } from './cast.ts';
import type { LegacyClient } from './legacy-client.ts';
import type { Ready } from './ready.ts';

/** Who takes part, and what they have got so far. */
export interface Stage {
  readonly ready: Ready;
  readonly sender: LegacyClient;
  readonly carriers: readonly Carrier[];
  readonly tell: (line: string) => void;
  orderId: string;
  /** Of the accepting call: one trace over all parts. */
  acceptTraceId: string;
}
