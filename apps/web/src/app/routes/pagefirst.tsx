import { TextScreen } from '../../features/pages/text-screen.tsx';

export function Component() {
  return <TextScreen name="about" titles={{ ro: 'Despre noi', en: 'About us' }} />;
}
