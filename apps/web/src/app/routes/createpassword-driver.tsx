export { PasswordScreen as Component } from '../../features/driver-registration/password-screen.tsx';
