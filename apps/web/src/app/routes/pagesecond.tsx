import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { PlaceholderScreen } from '../../features/pages/placeholder-screen.tsx';

export function Component() {
  return <PlaceholderScreen title={screenLiterals.deliveredParcelTitle} text="prohibited" />;
}
