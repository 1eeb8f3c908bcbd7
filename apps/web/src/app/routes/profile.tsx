export { ProfileScreen as Component } from '../../features/accounts/profile/profile-screen.tsx';
