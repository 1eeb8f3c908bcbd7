import { Button, Stack } from '@mantine/core';
import { authApi } from '@cursa/contracts/http/auth';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { Card } from '../../../components/card.tsx';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { PasswordPair } from '../../../components/fields/password-pair.tsx';
import { usePasswordForm } from '../../../components/fields/use-password-form.ts';
import { FormNote } from '../../../components/form-note.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { advisePassword } from '../../../components/passwords/advise-password.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { isProblem } from '../../../lib/errors/is-problem.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { resetTexts } from './reset-texts.ts';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onSaved: () => void;
}

/** Sets the password of the account that the mailed link belongs to. */
export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps) {
  const t = useMessages(resetTexts);
  const locale = useLocale();
  const form = usePasswordForm(
    { tooShort: screenLiterals.passwordTooShort, differ: screenLiterals.passwordsDiffer },
    'typing',
  );
  const call = useCall(authApi.completePasswordReset, {
    onSuccess: (answer) => {
      advisePassword(answer);
      onSaved();
    },
  });
  const start = useSingleFlight(call.mutateAsync, { once: true });
  const isDead = isProblem(call.error) && call.error.code === 'reset-link-dead';
  return (
    <Card>
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ password }) => start({ body: { token, password } }),
          () => focusFirstFault(),
        )}
      >
        <Stack gap="md">
          <PasswordPair form={form} label={t.newPassword} />
          <FormNote text={call.error ? describeError(call.error, locale).text : undefined} />
          {isDead ? (
            <LinkButton to={paths.forgot} variant="default">
              {t.ask}
            </LinkButton>
          ) : null}
          <Button type="submit" size="lg" loading={call.isPending || call.isSuccess} fullWidth>
            {t.save}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
