export { LicenceScreen as Component } from '../../features/driver-registration/licence-screen.tsx';
