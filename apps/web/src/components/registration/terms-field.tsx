import { Anchor, Checkbox, Text } from '@mantine/core';
import { useId } from 'react';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';

const messages = defineMessages({
  ro: {
    label: 'Sunt de acord cu termenii și condițiile',
    read: 'Citește:',
    terms: 'Termeni și condiții',
    privacy: 'Confidențialitate',
  },
  en: {
    label: 'I accept the terms and conditions',
    read: 'Read:',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
  },
});

interface TermsFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}

/** The consent at the end of a registration; the pages to read open beside it, so that what was filled in stays. */
export function TermsField({ checked, onChange, error }: TermsFieldProps) {
  const t = useMessages(messages);
  const faultId = useId();
  return (
    <div>
      <Checkbox
        name="terms"
        label={t.label}
        checked={checked}
        error={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? faultId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div role="alert" id={faultId}>
        {error ? (
          <Text size="sm" c="var(--mantine-color-error)" mt={4} ml={36}>
            {error}
          </Text>
        ) : null}
      </div>
      <p style={{ margin: '0.5rem 0 0 36px' }}>
        {t.read}{' '}
        <Anchor href={paths.terms} target="_blank">
          {t.terms}
        </Anchor>
        {' · '}
        <Anchor href={paths.privacy} target="_blank">
          {t.privacy}
        </Anchor>
      </p>
    </div>
  );
}
