export { DriversScreen as Component } from '../drivers/drivers-screen.tsx';
