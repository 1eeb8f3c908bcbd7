import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { email as emailField } from '@cursa/contracts/http/common';
import { EmailField } from '../../../components/fields/email-field.tsx';
import { focusFirstFault } from '../../../components/fields/focus-first-fault.ts';
import { SecretField } from '../../../components/fields/secret-field.tsx';
import { FormNote } from '../../../components/form-note.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { signInTexts } from './sign-in-texts.ts';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  readonly role: 'user' | 'driver';
  /** Given when only this account may sign in. */
  readonly email?: string;
  readonly onSignedIn: () => void;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** E-mail and password (specification §5): both required, messages after the button was pressed. */
export function SignInForm({ role, email, onSignedIn, children }: SignInFormProps) {
  const t = useMessages(signInTexts);
  const password = useRef<HTMLInputElement>(null);
  const { signIn, isPending, inline, failed } = useSignIn(role, onSignedIn);
  const form = useForm({
    initialValues: { email: email ?? '', password: '' },
    validate: {
      email: (value) =>
        value.trim() === '' ? t.emailMissing : emailField.safeParse(value).success ? null : t.emailInvalid,
      password: (value) => (value === '' ? t.passwordMissing : null),
    },
  });
  useEffect(() => {
    // After a refusal the password is what is typed again.
    if (failed && !isPending) password.current?.select();
  }, [failed, isPending]);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => signIn({ ...values, email: values.email.trim() }),
        () => focusFirstFault(),
      )}
    >
      <Stack gap="md">
        <EmailField
          label={t.email}
          autoComplete="username"
          readOnly={email !== undefined}
          {...form.getInputProps('email')}
        />
        <SecretField
          ref={password}
          // In a dialog with a given e-mail the password is all there is to type.
          data-autofocus={email === undefined ? undefined : true}
          label={t.password}
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        {children}
        <FormNote text={inline} />
        <Button type="submit" size="lg" loading={isPending} fullWidth>
          {t.submit}
        </Button>
      </Stack>
    </form>
  );
}
