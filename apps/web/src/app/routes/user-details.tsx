export { PasswordScreen as Component } from '../../features/accounts/registration/password-screen.tsx';
