interface SentHandling {
  readonly fromFloor: number;
  readonly fromFloorLift: boolean;
  readonly toFloor: number;
  readonly toFloorLift: boolean;
  readonly Ambalare: boolean;
  readonly Demontare: boolean;
  readonly Montare: boolean;
  readonly Ambalare2: boolean;
  readonly Demontare2: boolean;
  readonly Montare2: boolean;
}

/** Floors and services of both sides. */
export function handlingOf(sent: SentHandling) {
  return {
    from: {
      floor: sent.fromFloor,
      lift: sent.fromFloorLift,
      packing: sent.Ambalare,
      dismantling: sent.Demontare,
      assembling: sent.Montare,
    },
    to: {
      floor: sent.toFloor,
      lift: sent.toFloorLift,
      packing: sent.Ambalare2,
      dismantling: sent.Demontare2,
      assembling: sent.Montare2,
    },
  };
}
