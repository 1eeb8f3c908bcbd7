export { CompanyScreen as Component } from '../../features/driver-registration/company-screen.tsx';
