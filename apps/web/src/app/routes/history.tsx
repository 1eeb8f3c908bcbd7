export { HistoryScreen as Component } from '../../features/deliveries/history-screen.tsx';
