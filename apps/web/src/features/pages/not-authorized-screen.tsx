import { Group } from '@mantine/core';
import { NotAuthorisedArt } from '../../components/art/empty/not-authorised.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

const messages = defineMessages({
  ro: {
    title: 'Acest ecran este al altui rol',
    sender:
      'Ești conectat ca expeditor, iar ecranul este al șoferilor. Cu același e-mail poți avea și un cont de șofer.',
    driver:
      'Ești conectat ca șofer, iar ecranul este al expeditorilor. Cu același e-mail poți avea și un cont de expeditor.',
    nobody: 'Conectează-te ca să vezi ecranele contului tău.',
    own: 'La ecranele mele',
    asUser: 'Conectare expeditor',
    asDriver: 'Conectare șofer',
  },
  en: {
    title: 'This screen belongs to another role',
    sender:
      'You are signed in as a sender and the screen is for drivers. The same e-mail can have a driver account too.',
    driver:
      'You are signed in as a driver and the screen is for senders. The same e-mail can have a sender account too.',
    nobody: 'Sign in to see the screens of your account.',
    own: 'To my screens',
    asUser: 'Sender sign-in',
    asDriver: 'Driver sign-in',
  },
});

/** Where the guard leads somebody of the other role (specification §4). */
export function NotAuthorizedScreen() {
  const t = useMessages(messages);
  const role = useSession()?.role;
  usePageTitle(t.title);
  const text = role === undefined ? t.nobody : role === 'user' ? t.sender : t.driver;
  return (
    <EmptyState
      level={1}
      art={<NotAuthorisedArt />}
      title={t.title}
      text={text}
      action={
        <Group justify="center">
          {role === undefined ? null : (
            <LinkButton to={role === 'user' ? paths.send : paths.driverOffers}>{t.own}</LinkButton>
          )}
          {role === 'user' ? null : (
            <LinkButton variant={role === undefined ? 'filled' : 'default'} to={paths.asUser}>
              {t.asUser}
            </LinkButton>
          )}
          {role === 'driver' ? null : (
            <LinkButton variant="default" to={paths.asDriver}>
              {t.asDriver}
            </LinkButton>
          )}
        </Group>
      }
    />
  );
}
