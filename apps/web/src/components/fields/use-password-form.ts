import { useForm, type UseFormReturnType } from '@mantine/form';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}
export type PasswordForm = UseFormReturnType<NewPassword>;

/** What is said about a new password; senders and drivers have different words (specification §5). */
export interface PasswordWords {
  readonly missing?: string;
  readonly missingConfirmation?: string;
  readonly tooShort: string;
  readonly differ: string;
}

const SHORTEST = 6;

/**
 * A form of a new password and its confirmation: at least six characters, both alike.
 * @param when `typing`: messages as soon as a field was used (senders); `submit`: after the first attempt (drivers)
 */
export function usePasswordForm(words: PasswordWords, when: 'typing' | 'submit', initial = ''): PasswordForm {
  const form = useForm<NewPassword>({
    initialValues: { password: initial, confirmPassword: initial },
    validateInputOnBlur: when === 'typing' ? ['password'] : false,
    validateInputOnChange: when === 'typing' ? ['confirmPassword'] : false,
    onValuesChange: (values, previous) => {
      // The message at the confirmation is about both fields.
      if (when === 'typing' && values.password !== previous.password && values.confirmPassword !== '')
        form.validateField('confirmPassword');
    },
    validate: {
      password: (value) =>
        value === '' && words.missing ? words.missing : value.length < SHORTEST ? words.tooShort : null,
      confirmPassword: (value, { password }) =>
        value === '' && words.missingConfirmation
          ? words.missingConfirmation
          : value !== password
            ? words.differ
            : null,
    },
  });
  return form;
}
