export { NotFoundScreen as Component } from '../../features/pages/not-found-screen.tsx';
