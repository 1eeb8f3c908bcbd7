export { DocumentsScreen as Component } from '../../features/driver-registration/documents-screen.tsx';
