import { flag, floor } from './fields.ts';

/** Floors and services of both sides, as the furniture panel names them (specification §3). */
export const handlingFields = {
  fromFloor: floor,
  fromFloorLift: flag,
  toFloor: floor,
  toFloorLift: flag,
  Ambalare: flag,
  Demontare: flag,
  Montare: flag,
  Ambalare2: flag,
  Demontare2: flag,
  Montare2: flag,
};
