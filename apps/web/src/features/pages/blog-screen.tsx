import { Center, SimpleGrid, Text, Title } from '@mantine/core';
import { CategoryArt } from '../../components/art/category-art.tsx';
import { Card } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatDay } from '../../lib/format/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import classes from './blog-screen.module.css';
import { blogIndex } from './content/blog-index.ts';

const messages = defineMessages({
  ro: {
    title: 'Blog',
    lead: 'Sfaturi verificabile despre împachetat, ridicat, legat și întrebat.',
    minutes: 'min de citit',
  },
  en: {
    title: 'Blog',
    lead: 'Advice you can check on packing, lifting, tying down and asking.',
    minutes: 'min read',
  },
});

/** The list of articles. */
export function BlogScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  return (
    <Page title={t.title} lead={t.lead} size="lg">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
        {blogIndex.map((entry) => (
          <Card key={entry.slug}>
            <Center className={classes.picture ?? ''}>
              <CategoryArt category={entry.art} size={96} />
            </Center>
            <Text size="sm" c="dimmed">
              {formatDay(entry.date, locale)}, {entry.minutes} {t.minutes}
            </Text>
            <Title order={2} size="h3" my="xs">
              <TextLink
                to={`${paths.blog}/${entry.slug}`}
                c="var(--mantine-color-text)"
                underline="hover"
                inherit
              >
                {entry.title[locale]}
              </TextLink>
            </Title>
            <Text>{entry.description[locale]}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Page>
  );
}
