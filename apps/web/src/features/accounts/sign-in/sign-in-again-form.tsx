import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { forgetSession, readSession } from '../../../lib/session/session-record.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

/**
 * Over the page whose session has ended: the same person signs in again and the page goes on, or leaves the account.
 * There is no third way, because the page would ask again with its next call.
 */
export function SignInAgainForm({ answer }: { readonly answer: (signedIn: boolean) => void }) {
  const t = useMessages(signInTexts);
  const session = readSession();
  const leave = () => {
    forgetSession();
    answer(false);
  };
  if (!session) return null;
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t.again}
      styles={{ title: { fontWeight: 800, fontSize: '1.25rem' } }}
    >
      <Stack gap="md">
        <Text>{t.againText(session.email)}</Text>
        <SignInForm role={session.role} email={session.email} onSignedIn={() => answer(true)} />
        <Button variant="default" onClick={leave}>
          {t.leave}
        </Button>
      </Stack>
    </Modal>
  );
}
