import { lazy, Suspense, type ComponentType } from 'react';
import { RowsSkeleton } from '../../components/query-view.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useLocale, type Locale } from '../../lib/i18n/locale.ts';
import classes from './prose.module.css';

type Body = ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;

const files = import.meta.glob<{ readonly default: Body }>('./content/*/**/*.mdx');

/** Bodies by address, made once, so that a change of language does not start the page anew. */
const bodies = Object.fromEntries(Object.entries(files).map(([file, load]) => [file, lazy(load)]));

/** Whether there is a text of this name; articles are `blog/<slug>`. */
export const hasText = (name: string, locale: Locale): boolean => `./content/${locale}/${name}.mdx` in bodies;

function InternalLink({
  href = '',
  children,
}: {
  readonly href?: string;
  readonly children?: React.ReactNode;
}) {
  return href.startsWith('/') ? <TextLink to={href}>{children}</TextLink> : <a href={href}>{children}</a>;
}

/** A written text in the chosen language. */
export function Prose({ name }: { readonly name: string }) {
  const Text = bodies[`./content/${useLocale()}/${name}.mdx`];
  if (!Text) return null;
  return (
    <div className={classes.prose}>
      <Suspense fallback={<RowsSkeleton rows={6} />}>
        <Text components={{ a: InternalLink }} />
      </Suspense>
    </div>
  );
}
