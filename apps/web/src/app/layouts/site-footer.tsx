import { Anchor, Box, Container, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';

const messages = defineMessages({
  ro: {
    about: 'Despre noi',
    faq: 'Întrebări',
    terms: 'Termeni',
    privacy: 'Confidențialitate',
    line: 'Cursa. Trimite orice, oriunde în România.',
    label: 'Subsol',
  },
  en: {
    about: 'About us',
    faq: 'Questions',
    terms: 'Terms',
    privacy: 'Privacy',
    line: 'Cursa. Send anything, anywhere in Romania.',
    label: 'Footer',
  },
});

/** Below every screen: who we are, what holds, where to read more. */
export function SiteFooter() {
  const t = useMessages(messages);
  const links = [
    { to: '/pagefrist', label: t.about },
    { to: paths.blog, label: 'Blog' },
    { to: paths.faq, label: t.faq },
    { to: paths.terms, label: t.terms },
    { to: paths.privacy, label: t.privacy },
  ];
  return (
    <Box
      component="footer"
      mt="xl"
      py="lg"
      pb={{ base: 96, md: 'lg' }}
      style={{ borderTop: '1px solid var(--cursa-line)' }}
    >
      <Container size="lg">
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed">
            {t.line}
          </Text>
          {/* On phones three links and two, rather than four and one. */}
          <Group
            component="nav"
            gap="0 var(--mantine-spacing-lg)"
            maw={{ base: 260, sm: 'none' }}
            aria-label={t.label}
          >
            {links.map(({ to, label }) => (
              <Anchor
                key={to}
                component={Link}
                to={to}
                size="sm"
                c="var(--mantine-color-text)"
                underline="hover"
                py={10}
              >
                {label}
              </Anchor>
            ))}
          </Group>
        </Group>
      </Container>
    </Box>
  );
}
