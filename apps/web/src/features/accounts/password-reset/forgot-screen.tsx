import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { authApi } from '@cursa/contracts/http/auth';
import { email as emailField } from '@cursa/contracts/http/common';
import { literals } from '@cursa/contracts/legacy-literals';
import { useSingleFlight } from '../../../components/fields/use-single-flight.ts';
import { Card } from '../../../components/card.tsx';
import { EmailField } from '../../../components/fields/email-field.tsx';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { FormNote } from '../../../components/form-note.tsx';
import { Page } from '../../../components/page.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { tellSuccess } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { rememberEmail } from './remember-email.ts';
import { resetTexts } from './reset-texts.ts';

/** Asks for the link to a new password; drivers come here with ?role=driver. The answer never tells who has an account. */
export function ForgotScreen() {
  const t = useMessages(resetTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const role = useSearchParams()[0].get('role') === 'driver' ? 'driver' : 'user';
  const back = role === 'driver' ? paths.asDriver : paths.asUser;
  const call = useCall(authApi.requestPasswordReset, {
    onSuccess: (_, { body }) => {
      rememberEmail(body.email);
      tellSuccess(literals.passwordMailed);
      void navigate(back);
    },
  });
  const start = useSingleFlight(call.mutateAsync, { once: true });
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (emailField.safeParse(value).success ? null : t.emailInvalid) },
  });
  const send = ({ email }: { email: string }) => start({ body: { email: email.trim(), role } });
  return (
    <Page size={520} title={t.forgotTitle} lead={t.forgotLead}>
      <Card>
        <form noValidate onSubmit={form.onSubmit(send, () => focusFirstFault())}>
          <Stack gap="md">
            <EmailField label={t.email} {...form.getInputProps('email')} />
            <FormNote text={call.error ? describeError(call.error, locale).text : undefined} />
            <Button type="submit" size="lg" loading={call.isPending || call.isSuccess} fullWidth>
              {t.send}
            </Button>
          </Stack>
        </form>
      </Card>
      <TextLink to={back} ta="center" py={10}>
        {t.back}
      </TextLink>
    </Page>
  );
}
