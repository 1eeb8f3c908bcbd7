export { ForgotScreen as Component } from '../../features/accounts/password-reset/forgot-screen.tsx';
