import { Page } from '../../components/page.tsx';
import { Prose } from './mdx-page.tsx';

/** The two pages that the specification names and leaves empty (§1, decision 11): the literal title, and what helps there. */
export function PlaceholderScreen({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Page title={title} size="sm">
      <Prose name={text} />
    </Page>
  );
}
