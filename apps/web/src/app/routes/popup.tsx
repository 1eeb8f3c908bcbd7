export { PopupScreen as Component } from '../../features/payments/popup-screen.tsx';
