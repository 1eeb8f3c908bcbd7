export { WelcomeScreen as Component } from '../../features/pages/welcome-screen.tsx';
