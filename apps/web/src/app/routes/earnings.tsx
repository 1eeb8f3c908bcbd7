export { EarningsScreen as Component } from '../../features/driver/earnings/earnings-screen.tsx';
