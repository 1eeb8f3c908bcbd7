export { CounterScreen as Component } from '../../features/offers/counter-screen.tsx';
