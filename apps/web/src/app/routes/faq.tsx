export { FaqScreen as Component } from '../../features/pages/faq-screen.tsx';
