export { CouponsScreen as Component } from '../../features/payments/coupons-screen.tsx';
