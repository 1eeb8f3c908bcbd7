import { Stack } from '@mantine/core';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { NearbyNoneArt } from '../../components/art/empty/nearby-none.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../lib/browser/use-page-title.ts';
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
  usePageTitle(screenLiterals.loggedOut);
  return (
    <EmptyState
      level={1}
      art={<NearbyNoneArt />}
      title={screenLiterals.loggedOut}
      text={t.lead}
      action={
        <Stack gap="sm" w="100%" mt="xs">
          <LinkButton to={paths.asUser} size="lg">
            {t.user}
          </LinkButton>
          <LinkButton to={paths.asDriver} size="lg" variant="default">
            {t.driver}
          </LinkButton>
          <LinkButton to={paths.welcome} variant="subtle">
            {t.home}
          </LinkButton>
        </Stack>
      }
    />
  );
}
