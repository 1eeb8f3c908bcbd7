export { SendScreen as Component } from '../../features/deliveries/send-screen.tsx';
