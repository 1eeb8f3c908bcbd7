export { HeaderScreen as Component } from '../../features/pages/header-screen.tsx';
