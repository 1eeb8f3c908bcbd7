import { Alert, Stack, Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/card.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths, safeReturnUrl, signInPath, withQuery } from '../../../lib/paths/paths.ts';
import { useSession } from '../../../lib/session/session-record.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

const ROLES = {
  user: {
    home: paths.home,
    forgot: paths.forgot,
    register: paths.informationBussiness,
    other: paths.asDriver,
  },
  driver: {
    home: paths.driverOffers,
    forgot: withQuery(paths.forgot, { role: 'driver' }),
    register: paths.informationDriver,
    other: paths.asUser,
  },
} as const;

/** Sign-in of senders and of drivers; afterwards the page that was wanted, or the role's first screen. */
export function SignInScreen({ role }: { readonly role: 'user' | 'driver' }) {
  const t = useMessages(signInTexts);
  const navigate = useNavigate();
  const session = useSession();
  const returnUrl = safeReturnUrl(useSearchParams()[0].get('returnUrl'));
  const links = ROLES[role];
  const isDriver = role === 'driver';
  // A drivers' page would only tell a sender that it is not theirs.
  const isTheirs = isDriver || (returnUrl && !signInPath(returnUrl).startsWith(paths.asDriver));
  const target = returnUrl && isTheirs ? returnUrl : links.home;
  return (
    <Page
      size={520}
      title={isDriver ? t.driverTitle : t.userTitle}
      lead={returnUrl ? t.back : isDriver ? t.driverLead : t.userLead}
    >
      {session ? (
        <Alert color="brad" variant="light">
          <Stack gap="sm" align="start">
            <Text>{t.already(session.firstname)}</Text>
            <LinkButton variant="default" to={ROLES[session.role].home}>
              {t.goOn}
            </LinkButton>
          </Stack>
        </Alert>
      ) : null}
      <Card>
        <SignInForm role={role} onSignedIn={() => void navigate(target, { replace: true })}>
          <TextLink to={links.forgot} style={{ alignSelf: 'start' }} py={10} my={-6}>
            {t.forgot}
          </TextLink>
        </SignInForm>
      </Card>
      <Card>
        <Stack gap="sm">
          <Text fw={600} ta="center">
            {t.noAccount}
          </Text>
          <LinkButton variant="default" to={links.register} size="lg" fullWidth>
            {isDriver ? t.driverCreate : t.create}
          </LinkButton>
        </Stack>
      </Card>
      <TextLink to={returnUrl ? withQuery(links.other, { returnUrl }) : links.other} ta="center" py={10}>
        {isDriver ? t.otherUser : t.otherDriver}
      </TextLink>
    </Page>
  );
}
