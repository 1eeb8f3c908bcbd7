import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { suggestEmail } from './suggest-email.ts';

const messages = defineMessages({
  ro: { meant: (email: string) => `Ai vrut să scrii ${email}?`, use: 'Da, corectează' },
  en: { meant: (email: string) => `Did you mean ${email}?`, use: 'Yes, correct it' },
});

interface EmailFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

/** An e-mail address; after it is typed, a slip in a well-known provider's name is pointed out. */
export function EmailField({ value = '', onChange, onBlur, ...props }: EmailFieldProps) {
  const t = useMessages(messages);
  const [left, setLeft] = useState(false);
  const meant = left ? suggestEmail(value) : undefined;
  return (
    <div>
      <TextInput
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          setLeft(true);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {meant ? (
          <Button
            variant="subtle"
            color="asfalt"
            px="xs"
            h="auto"
            mih={44}
            onClick={() => onChange(meant)}
            aria-label={`${t.meant(meant)} ${t.use}`}
          >
            {t.meant(meant)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
