import { Text } from '@mantine/core';
import { Page } from '../../components/page.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

const messages = defineMessages({
  ro: {
    title: 'Antet',
    member: (name: string) => `Antetul de sus este al tău, ${name}: ecranele rolului tău și deconectarea.`,
    visitor: 'Antetul cu ecranele contului apare după conectare.',
    signIn: 'Conectează-te',
  },
  en: {
    title: 'Header',
    member: (name: string) => `The header above is yours, ${name}: the screens of your role and signing out.`,
    visitor: 'The header with the screens of an account appears after signing in.',
    signIn: 'Sign in',
  },
});

/** The header by itself, as the specification lists it among the open routes (§2). */
export function HeaderScreen() {
  const t = useMessages(messages);
  const session = useSession();
  return (
    <Page title={t.title} size="sm">
      {session ? (
        <Text>{t.member(session.firstname)}</Text>
      ) : (
        <Text>
          {t.visitor} <TextLink to={paths.asUser}>{t.signIn}</TextLink>
        </Text>
      )}
    </Page>
  );
}
