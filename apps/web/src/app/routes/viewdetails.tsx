export { ViewdetailsScreen as Component } from '../../features/deliveries/viewdetails-screen.tsx';
