export { NewPasswordScreen as Component } from '../../features/accounts/password-reset/new-password-screen.tsx';
