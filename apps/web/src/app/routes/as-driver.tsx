import { SignInScreen } from '../../features/accounts/sign-in/sign-in-screen.tsx';

export function Component() {
  return <SignInScreen role="driver" />;
}
