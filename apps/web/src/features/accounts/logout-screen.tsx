import { Group } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';

const messages = defineMessages({
  ro: {
    lead: 'Drum bun și pe curând!',
    user: 'Conectare expeditor',
    driver: 'Conectare șofer',
    home: 'Prima pagină',
  },
  en: {
    lead: 'Safe travels, and see you soon!',
    user: 'Sender sign-in',
    driver: 'Driver sign-in',
    home: 'First page',
  },
});

/** The text after signing out (specification §2); signing out itself is the header's button. */
export function LogoutScreen() {
  const t = useMessages(messages);
  return (
    <Page size={520} title={screenLiterals.loggedOut} lead={t.lead}>
      <Group>
        <LinkButton to={paths.asUser}>{t.user}</LinkButton>
        <LinkButton to={paths.asDriver} variant="default">
          {t.driver}
        </LinkButton>
        <LinkButton to={paths.welcome} variant="subtle">
          {t.home}
        </LinkButton>
      </Group>
    </Page>
  );
}
