import { Group } from '@mantine/core';
import { authApi } from '@cursa/contracts/http/auth';
import { NotAuthorisedArt } from '../../../components/art/empty/not-authorised.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useRead } from '../../../lib/api/use-read.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths, withQuery } from '../../../lib/paths/paths.ts';
import { useSession } from '../../../lib/session/session-record.ts';
import { PasswordCard } from './password-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts } from './profile-texts.ts';

/** The account of whoever is signed in, sender or driver. The route is open (specification §2): others see how to sign in. */
export function ProfileScreen() {
  const t = useMessages(profileTexts);
  const session = useSession();
  const me = useRead(authApi.me, {}, { enabled: session !== undefined });
  const back = { returnUrl: paths.profile };
  return (
    <Page size={680} title={t.title}>
      {session ? (
        <QueryView query={me}>
          {(account) => <ProfileForm key={account.account_id} account={account} />}
        </QueryView>
      ) : (
        <EmptyState
          art={<NotAuthorisedArt />}
          title={t.signedOut}
          text={t.signedOutText}
          action={
            <Group justify="center">
              <LinkButton to={withQuery(paths.asUser, back)}>{t.user}</LinkButton>
              <LinkButton to={withQuery(paths.asDriver, back)} variant="default">
                {t.driver}
              </LinkButton>
            </Group>
          }
        />
      )}
      {session ? <PasswordCard /> : null}
      <PreferencesCard signedIn={session !== undefined} />
    </Page>
  );
}
