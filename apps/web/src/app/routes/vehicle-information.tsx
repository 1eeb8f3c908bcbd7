export { VehicleScreen as Component } from '../../features/driver-registration/vehicle-screen.tsx';
