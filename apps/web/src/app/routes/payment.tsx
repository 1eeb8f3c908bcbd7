export { PaymentScreen as Component } from '../../features/payments/payment-screen.tsx';
