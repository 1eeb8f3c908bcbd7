import { TextScreen } from '../../features/pages/text-screen.tsx';

export function Component() {
  return <TextScreen name="privacy" titles={{ ro: 'Confidențialitate', en: 'Privacy' }} />;
}
