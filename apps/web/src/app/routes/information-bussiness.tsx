export { BasicScreen as Component } from '../../features/accounts/registration/basic-screen.tsx';
