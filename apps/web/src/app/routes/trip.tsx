export { TripScreen as Component } from '../../features/deliveries/trip-screen.tsx';
