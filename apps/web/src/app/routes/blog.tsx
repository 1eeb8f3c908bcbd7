export { BlogScreen as Component } from '../../features/pages/blog-screen.tsx';
