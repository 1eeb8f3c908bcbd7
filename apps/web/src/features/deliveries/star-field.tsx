import { Group, Input, Rating } from '@mantine/core';
import { useId } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../lib/i18n/messages.ts';
import { tripTexts } from './trip-texts.ts';

interface StarFieldProps {
  readonly label: string;
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
}

/** One to five stars: a group of radios underneath, so arrows and screen readers work. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const t = useMessages(tripTexts);
  const locale = useLocale();
  const id = useId();
  return (
    <Group justify="space-between" align="center" gap="xs" role="group" aria-labelledby={id}>
      <div>
        <Input.Label component="span" id={id} labelElement="div">
          {label}
        </Input.Label>
        {error ? <Input.Error role="alert">{error}</Input.Error> : null}
      </div>
      <Rating
        value={value}
        onChange={onChange}
        size={36}
        color="lanterna.6"
        getSymbolLabel={(stars) => `${label}: ${plural(locale, stars, t.star)}`}
      />
    </Group>
  );
}
