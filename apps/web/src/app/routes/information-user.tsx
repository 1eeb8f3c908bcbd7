import { BasicScreen } from '../../features/accounts/registration/basic-screen.tsx';

export function Component() {
  return <BasicScreen short />;
}
