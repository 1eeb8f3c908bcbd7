import { PasswordScreen } from '../../features/accounts/registration/password-screen.tsx';

export function Component() {
  return <PasswordScreen short />;
}
