/** Who ends an order or an offer, and how far it had come: one row of the matrix (decision 26). */
export interface CancellationRule {
  readonly rule: string;
  readonly who: 'sender' | 'carrier' | 'system';
  readonly stage: CancellationStage;
  /** In words, as shown before payment. */
  readonly when: string;
  readonly fee_back_percent: number;
  readonly delivery_back_percent: number;
}

export type CancellationStage =
  /** No platform fee was paid. */
  | 'open'
  /** The fee was paid less than `freshReservationHours` ago. */
  | 'reserved-fresh'
  | 'reserved-old'
  /** The delivery was paid, or cash was chosen. */
  | 'accepted';

/** A fee for a reserved offer older than this is kept when the sender cancels. */
export const freshReservationHours = 24;

/** The whole matrix, as data: every cell has a test. */
export const cancellationMatrix: readonly CancellationRule[] = [
  row('sender-open', 'sender', 'open', 'before a platform fee was paid', 100, 100),
  row(
    'sender-reserved-fresh',
    'sender',
    'reserved-fresh',
    'within 24 hours after the platform fee was paid',
    100,
    100,
  ),
  row(
    'sender-reserved-old',
    'sender',
    'reserved-old',
    'later than 24 hours after the platform fee was paid',
    0,
    100,
  ),
  row('sender-accepted', 'sender', 'accepted', 'after the delivery was accepted', 0, 100),
  row('carrier-open', 'carrier', 'open', 'before a platform fee was paid', 100, 100),
  row(
    'carrier-reserved-fresh',
    'carrier',
    'reserved-fresh',
    'within 24 hours after the platform fee was paid',
    100,
    100,
  ),
  row(
    'carrier-reserved-old',
    'carrier',
    'reserved-old',
    'later than 24 hours after the platform fee was paid',
    100,
    100,
  ),
  row('carrier-accepted', 'carrier', 'accepted', 'after the delivery was accepted', 100, 100),
  row('system-open', 'system', 'open', 'the order expired before a platform fee was paid', 100, 100),
  row(
    'system-reserved-fresh',
    'system',
    'reserved-fresh',
    'the order or its reservation ended by itself',
    100,
    100,
  ),
  row('system-reserved-old', 'system', 'reserved-old', 'the reservation was not accepted in time', 100, 100),
  row('system-accepted', 'system', 'accepted', 'the order was ended by Cursa', 100, 100),
];

/** @throws Error when the matrix lacks the cell, which its test excludes */
export function cancellationRule(who: CancellationRule['who'], stage: CancellationStage): CancellationRule {
  const found = cancellationMatrix.find((rule) => rule.who === who && rule.stage === stage);
  if (!found) throw new Error(`The cancellation matrix has no cell for ${who}, ${stage}`);
  return found;
}

/** How far an order had come. */
export function cancellationStage(feePaidAt: Date | null, accepted: boolean, now: Date): CancellationStage {
  if (accepted) return 'accepted';
  if (feePaidAt === null) return 'open';
  const hours = (now.getTime() - feePaidAt.getTime()) / 3_600_000;
  return hours <= freshReservationHours ? 'reserved-fresh' : 'reserved-old';
}

function row(
  rule: string,
  who: CancellationRule['who'],
  stage: CancellationStage,
  when: string,
  fee_back_percent: number,
  delivery_back_percent: number,
): CancellationRule {
  return { rule, who, stage, when, fee_back_percent, delivery_back_percent };
}
