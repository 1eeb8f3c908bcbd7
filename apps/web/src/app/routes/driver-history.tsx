export { DriverHistoryScreen as Component } from '../../features/driver/trips/driver-history-screen.tsx';
