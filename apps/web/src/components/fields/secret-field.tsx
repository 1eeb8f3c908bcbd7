import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { show: 'Arată sau ascunde parola' },
  en: { show: 'Show or hide the password' },
});

/** A password with a button, reachable by keyboard too, that shows what was typed. */
export function SecretField(props: PasswordInputProps) {
  const t = useMessages(messages);
  return (
    <PasswordInput
      required
      rightSectionWidth={48}
      visibilityToggleButtonProps={{ 'aria-label': t.show, tabIndex: 0, size: 44 }}
      {...props}
    />
  );
}
