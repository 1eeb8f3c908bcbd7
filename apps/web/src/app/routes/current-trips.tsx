export { CurrentTripsScreen as Component } from '../../features/driver/trips/current-trips-screen.tsx';
