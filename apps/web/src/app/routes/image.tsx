export { ImageScreen as Component } from '../../features/pages/image-screen.tsx';
