import type { NearbyRow } from './nearby-row.ts';
import type { SentMark } from './use-sent-marks.ts';

/** What the table, the cards and the map are drawn from. */
export interface NearbyListProps {
  readonly rows: readonly NearbyRow[];
  readonly selectedId: string | undefined;
  readonly onSelect: (orderId: string) => void;
  readonly markOf: (orderId: string) => SentMark;
}
