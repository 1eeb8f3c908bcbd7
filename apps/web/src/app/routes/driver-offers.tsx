export { DriverOffersScreen as Component } from '../../features/driver/nearby/driver-offers-screen.tsx';
