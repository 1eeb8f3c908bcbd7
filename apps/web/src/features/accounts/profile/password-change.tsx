import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { authApi } from '@cursa/contracts/http/auth';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { PasswordPair } from '../../../components/fields/password-pair.tsx';
import { SecretField } from '../../../components/fields/secret-field.tsx';
import { usePasswordForm } from '../../../components/fields/use-password-form.ts';
import { FormNote } from '../../../components/form-note.tsx';
import { advisePassword } from '../../../components/passwords/advise-password.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { readSession } from '../../../lib/session/session-record.ts';
import { profileTexts } from './profile-texts.ts';

/** The current password, the new one and its confirmation. The session of this browser stays open. */
export function PasswordChange({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages(profileTexts);
  const locale = useLocale();
  const [current, setCurrent] = useState('');
  const [currentFault, setCurrentFault] = useState<string>();
  const form = usePasswordForm(
    { tooShort: screenLiterals.passwordTooShort, differ: screenLiterals.passwordsDiffer },
    'typing',
  );
  const call = useCall(authApi.changePassword, {
    onSuccess: (answer) => {
      tellSuccess(t.passwordSaved);
      advisePassword(answer);
      onDone();
    },
    onError: (error) => {
      if (!isWrong(error)) return;
      setCurrentFault(describeError(error, locale).text);
      focusFirstFault();
    },
  });
  const start = useSingleFlight(call.mutateAsync);
  const checkCurrent = (): boolean => {
    setCurrentFault(current === '' ? t.currentMissing : undefined);
    return current !== '';
  };
  const save = ({ password }: { password: string }) => {
    if (checkCurrent()) start({ body: { current_password: current, new_password: password } });
    else focusFirstFault();
  };
  const refuse = () => {
    checkCurrent();
    focusFirstFault();
  };
  return (
    <form noValidate onSubmit={form.onSubmit(save, refuse)}>
      <Stack gap="md">
        {/* So that a password manager knows whose password changes. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={readSession()?.email ?? ''}
          readOnly
          hidden
        />
        <SecretField
          label={t.currentPassword}
          name="current_password"
          autoComplete="current-password"
          value={current}
          error={currentFault}
          onChange={(event) => {
            setCurrent(event.currentTarget.value);
            setCurrentFault(undefined);
          }}
        />
        <PasswordPair form={form} label={t.newPassword} />
        <FormNote
          text={call.error && !isWrong(call.error) ? describeError(call.error, locale).text : undefined}
        />
        <Button type="submit" loading={call.isPending}>
          {t.savePassword}
        </Button>
      </Stack>
    </form>
  );
}

/** Its message stands at its field. */
function isWrong(error: Error): boolean {
  return isProblem(error) && error.code === 'wrong-password';
}
