import type { Label } from './option.ts';

/** A service at the pickup or the drop-off side, with its field in both (flags are 'true' or 'false'). */
export interface MoveService {
  readonly key: 'packing' | 'dismantling' | 'assembling';
  readonly pickup_field: 'Ambalare' | 'Demontare' | 'Montare';
  readonly dropoff_field: 'Ambalare2' | 'Demontare2' | 'Montare2';
  readonly label: Label;
}

/** The services of the floor panel (specification §3). */
export const moveServices: readonly MoveService[] = [
  {
    key: 'packing',
    pickup_field: 'Ambalare',
    dropoff_field: 'Ambalare2',
    label: { ro: 'Ambalare', en: 'Packing' },
  },
  {
    key: 'dismantling',
    pickup_field: 'Demontare',
    dropoff_field: 'Demontare2',
    label: { ro: 'Demontare', en: 'Dismantling' },
  },
  {
    key: 'assembling',
    pickup_field: 'Montare',
    dropoff_field: 'Montare2',
    label: { ro: 'Montare', en: 'Assembling' },
  },
];
