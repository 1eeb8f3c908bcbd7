import { Badge, Container, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useLocale } from '../../lib/i18n/locale.ts';
import { paths } from '../../lib/paths/paths.ts';
import { blogIndex } from './content/blog-index.ts';
import { home } from './content/home.ts';
import { InstallApp } from './install-app.tsx';
import { Newsletter } from './newsletter.tsx';

/** Below the first step of the wizard: what we promise, how it goes, news (specification §1: static). */
export function HomeSections() {
  const locale = useLocale();
  const { promises, steps, stories, news, newsletter, app } = home[locale];
  return (
    <Container size="lg" py="xl">
      <Stack gap={56}>
        <Section title={promises.title}>
          {promises.items.map((item) => (
            <Item key={item.key} title={item.title} text={item.text} />
          ))}
        </Section>
        <Section title={steps.title} cols={4}>
          {steps.items.map((item, index) => (
            <Item key={item.title} title={`${index + 1}. ${item.title}`} text={item.text} />
          ))}
        </Section>
        <Section title={stories.title} note={stories.note}>
          {stories.items.map((item) => (
            <Item key={item.key} title={item.title} text={item.text} badge={stories.label} />
          ))}
        </Section>
        <Section title={news.title} note={news.text} more={<TextLink to={paths.blog}>{news.link}</TextLink>}>
          {blogIndex.slice(0, 3).map((entry) => (
            <Item
              key={entry.slug}
              title={
                <TextLink to={`${paths.blog}/${entry.slug}`} c="var(--mantine-color-text)">
                  {entry.title[locale]}
                </TextLink>
              }
              text={entry.description[locale]}
            />
          ))}
        </Section>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Newsletter words={newsletter} />
          <InstallApp words={app} />
        </SimpleGrid>
      </Stack>
    </Container>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly more?: ReactNode;
  readonly cols?: number;
  readonly children: ReactNode;
}

function Section({ title, note, more, cols = 3, children }: SectionProps) {
  return (
    <Stack component="section" gap="md">
      <div>
        <Title order={2}>{title}</Title>
        {note ? <Text c="dimmed">{note}</Text> : null}
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, md: cols }} spacing="lg">
        {children}
      </SimpleGrid>
      {more}
    </Stack>
  );
}

function Item({
  title,
  text,
  badge,
}: {
  readonly title: ReactNode;
  readonly text: string;
  readonly badge?: string;
}) {
  return (
    <Card>
      {badge ? (
        <Badge
          variant="outline"
          color="gray"
          mb="xs"
          tt="none"
          styles={{ label: { color: 'var(--mantine-color-text)' } }}
        >
          {badge}
        </Badge>
      ) : null}
      <Title order={3} size="h4" mb={6}>
        {title}
      </Title>
      <Text>{text}</Text>
    </Card>
  );
}
