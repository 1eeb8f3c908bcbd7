import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { formatDay } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { blogIndex } from './content/blog-index.ts';
import { Prose } from './mdx-page.tsx';

const messages = defineMessages({
  ro: {
    all: 'Toate articolele',
    missing: 'Articolul nu există',
    missingText: 'Poate adresa a fost scrisă altfel.',
    minutes: 'min de citit',
  },
  en: {
    all: 'All articles',
    missing: 'There is no such article',
    missingText: 'The address may be spelt differently.',
    minutes: 'min read',
  },
});

/** One article of the blog. */
export function ArticleScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const { slug } = useParams();
  const entry = blogIndex.find((article) => article.slug === slug);
  if (!entry)
    return (
      <EmptyState
        title={t.missing}
        text={t.missingText}
        action={<LinkButton to={paths.blog}>{t.all}</LinkButton>}
      />
    );
  return (
    <Page
      title={entry.title[locale]}
      lead={entry.description[locale]}
      size="sm"
      back={<BackLink to={paths.blog}>{t.all}</BackLink>}
    >
      <Text size="sm" c="dimmed">
        {formatDay(entry.date, locale)}, {entry.minutes} {t.minutes}
      </Text>
      <Prose name={`blog/${entry.slug}`} />
    </Page>
  );
}
