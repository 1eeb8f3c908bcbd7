import { TextScreen } from '../../features/pages/text-screen.tsx';

export function Component() {
  return <TextScreen name="terms" titles={{ ro: 'Termeni și condiții', en: 'Terms and conditions' }} />;
}
