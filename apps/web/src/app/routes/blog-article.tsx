export { ArticleScreen as Component } from '../../features/pages/article-screen.tsx';
