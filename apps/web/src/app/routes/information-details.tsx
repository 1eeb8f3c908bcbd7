export { AddressScreen as Component } from '../../features/accounts/registration/address-screen.tsx';
