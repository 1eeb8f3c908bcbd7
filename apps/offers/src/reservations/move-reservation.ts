import { type EntityManager, In } from 'typeorm';
import { guardedUpdate } from '@cursa/platform/persistence';
import { type ReservationTransition, reservationTransitions } from './reservation-transitions.ts';
import { Reservation } from './reservation.entity.ts';

/** The one place that moves a reservation. @returns false when it is not in a state the transition starts from */
export function moveReservation(
  manager: EntityManager,
  reservationId: string,
  transition: ReservationTransition,
  reason?: string,
): Promise<boolean> {
  const { from, to } = reservationTransitions[transition];
  return guardedUpdate(
    manager,
    Reservation,
    { reservationId, state: In([...from]) },
    {
      state: to,
      ...(reason === undefined ? {} : { reason }),
      ...(transition === 'confirm' ? { confirmedAt: new Date() } : {}),
    },
  );
}
