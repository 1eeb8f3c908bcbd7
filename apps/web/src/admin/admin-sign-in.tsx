import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { authApi } from '@cursa/contracts/http/auth';
import { email as emailField } from '@cursa/contracts/http/common';
import { Card } from '../components/card.tsx';
import { EmailField } from '../components/fields/email-field.tsx';
import { focusFirstFault } from '../components/fields/focus-first-fault.ts';
import { SecretField } from '../components/fields/secret-field.tsx';
import { FormNote } from '../components/form-note.tsx';
import { Page } from '../components/page.tsx';
import { useCall } from '../lib/api/use-call.ts';
import { describeError } from '../lib/errors/describe-error.ts';
import { isProblem } from '../lib/errors/is-problem.ts';
import { useLocale } from '../lib/i18n/locale.ts';
import { useMessages } from '../lib/i18n/messages.ts';
import { keepAdmin } from './admin-session.ts';
import { adminTexts } from './admin-texts.ts';

/**
 * E-mail, password and the code of an authenticator. The server answers every refusal alike, so that nobody learns what
 * was right; that is why the field for the code is always there.
 */
export function AdminSignIn() {
  const t = useMessages(adminTexts);
  const locale = useLocale();
  const form = useForm({
    initialValues: { email: '', password: '', totp: '' },
    validate: {
      email: (value) => (emailField.safeParse(value).success ? null : t.emailInvalid),
      password: (value) => (value === '' ? t.passwordMissing : null),
      totp: (value) => (/^(\d{6})?$/.test(value) ? null : t.totpInvalid),
    },
  });
  const signIn = useCall(authApi.adminSignIn, {
    onSuccess: ({ expires_at }, { body }) => keepAdmin({ email: body.email, expires_at }),
    onError: () => form.setFieldValue('totp', ''),
  });
  const refusal =
    isProblem(signIn.error) && signIn.error.status === 401
      ? t.refused
      : signIn.error
        ? describeError(signIn.error, locale).text
        : undefined;
  return (
    <Page title={t.signIn} lead={t.signInLead} size={480}>
      <Card>
        <form
          noValidate
          onSubmit={form.onSubmit(
            ({ email, password, totp }) =>
              signIn.mutate({ body: { email: email.trim(), password, ...(totp === '' ? {} : { totp }) } }),
            () => focusFirstFault(),
          )}
        >
          <Stack gap="md">
            <EmailField label={t.email} autoComplete="username" {...form.getInputProps('email')} />
            <SecretField
              label={t.password}
              name="password"
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
            <TextInput
              label={t.totp}
              description={t.totpHint}
              name="totp"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              {...form.getInputProps('totp')}
            />
            <FormNote text={signIn.isPending ? undefined : refusal} />
            <Button type="submit" size="lg" loading={signIn.isPending} fullWidth>
              {t.signIn}
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
