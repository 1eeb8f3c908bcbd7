export { BasicScreen as Component } from '../../features/driver-registration/basic-screen.tsx';
