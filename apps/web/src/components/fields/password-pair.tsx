import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { SecretField } from './secret-field.tsx';
import type { PasswordForm } from './use-password-form.ts';

const messages = defineMessages({
  ro: {
    password: 'Parolă',
    confirm: 'Confirmă parola',
    hint: 'Cel puțin 6 caractere. Trei-patru cuvinte la întâmplare se țin minte ușor și se ghicesc greu.',
  },
  en: {
    password: 'Password',
    confirm: 'Confirm the password',
    hint: 'At least 6 characters. Three or four random words are easy to remember and hard to guess.',
  },
});

/** A new password and its confirmation. */
export function PasswordPair({ form, label }: { readonly form: PasswordForm; readonly label?: string }) {
  const t = useMessages(messages);
  return (
    <>
      <SecretField
        label={label ?? t.password}
        description={t.hint}
        name="password"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <SecretField
        label={t.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}
