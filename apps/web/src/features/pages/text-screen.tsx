import { Page } from '../../components/page.tsx';
import { useLocale, type Locale } from '../../lib/i18n/locale.ts';
import { Prose } from './mdx-page.tsx';

interface TextScreenProps {
  /** The text's name in `content/<language>/`. */
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
}

/** A screen that is a text. */
export function TextScreen({ name, titles }: TextScreenProps) {
  return (
    <Page title={titles[useLocale()]} size="sm">
      <Prose name={name} />
    </Page>
  );
}
