import { Anchor, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
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
  readonly error?: ReactNode;
}

/** The consent at the end of a registration; the pages to read open beside it, so that what was filled in stays. */
export function TermsField({ checked, onChange, error }: TermsFieldProps) {
  const t = useMessages(messages);
  return (
    <div>
      <Checkbox
        name="terms"
        label={t.label}
        checked={checked}
        error={error}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p style={{ margin: '0.5rem 0 0 2rem' }}>
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
