import { DRIVER_STANDING, type DriverStanding } from '@cursa/platform/auth';
import { ReadDriverStanding } from './read-driver-standing.ts';

/** This service owns the answer that all others ask it for over HTTP. */
export const driverStanding = {
  provide: DRIVER_STANDING,
  inject: [ReadDriverStanding],
  useFactory:
    (read: ReadDriverStanding): DriverStanding =>
    (driverId) =>
      read.execute(driverId),
};
