export { AcceptScreen as Component } from '../../features/payments/accept-screen.tsx';
