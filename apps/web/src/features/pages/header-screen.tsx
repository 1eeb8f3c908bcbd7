import { Text } from '@mantine/core';
import { NotAuthorisedArt } from '../../components/art/empty/not-authorised.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

const messages = defineMessages({
  ro: {
    title: 'Antet',
    member: (name: string) => `Antetul de sus este al tău, ${name}: ecranele rolului tău și deconectarea.`,
    visitor: 'Antetul cu ecranele contului apare după conectare.',
    signedOut: 'Nu ești conectat',
    signIn: 'Conectează-te',
  },
  en: {
    title: 'Header',
    member: (name: string) => `The header above is yours, ${name}: the screens of your role and signing out.`,
    visitor: 'The header with the screens of an account appears after signing in.',
    signedOut: 'You are not signed in',
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
        <EmptyState
          art={<NotAuthorisedArt />}
          title={t.signedOut}
          text={t.visitor}
          action={<LinkButton to={paths.asUser}>{t.signIn}</LinkButton>}
        />
      )}
    </Page>
  );
}
