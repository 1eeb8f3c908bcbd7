import { Accordion, Stack, Title } from '@mantine/core';
import { Page } from '../../components/page.tsx';
import { useLocale } from '../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { faq } from './content/faq.ts';
import classes from './faq-screen.module.css';

const messages = defineMessages({
  ro: { title: 'Întrebări frecvente' },
  en: { title: 'Frequently asked questions' },
});

/** Questions and answers in groups; each group can be linked to by its key. */
export function FaqScreen() {
  const t = useMessages(messages);
  return (
    <Page title={t.title} size="sm">
      {faq[useLocale()].map(({ key, group, items }) => (
        <Stack key={key} id={key} gap="xs" component="section">
          <Title order={2} size="h3">
            {group}
          </Title>
          <Accordion
            variant="separated"
            order={3}
            multiple
            radius="md"
            classNames={{ item: classes.item ?? '', control: classes.control ?? '' }}
          >
            {items.map(({ q, a }) => (
              <Accordion.Item key={q} value={q}>
                <Accordion.Control>{q}</Accordion.Control>
                <Accordion.Panel style={{ whiteSpace: 'pre-line' }}>{a}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Stack>
      ))}
    </Page>
  );
}
