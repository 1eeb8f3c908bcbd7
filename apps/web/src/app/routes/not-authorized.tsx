export { NotAuthorizedScreen as Component } from '../../features/pages/not-authorized-screen.tsx';
