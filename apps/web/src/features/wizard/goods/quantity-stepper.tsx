import { ActionIcon, Group, Input, Text, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { defineMessages, useMessages } from '../../../lib/i18n/messages.ts';

const messages = defineMessages({
  ro: { less: (label: string) => `${label}: mai puțin`, more: (label: string) => `${label}: mai mult` },
  en: { less: (label: string) => `${label}: less`, more: (label: string) => `${label}: more` },
});

const MOST = 999;

interface QuantityStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: 0 | 1;
  readonly error?: string | undefined;
  /** The label is heard only, where the item's name stands beside it. */
  readonly compact?: boolean;
  readonly onChange: (value: number) => void;
}

/** A count that is changed by plus and minus only; the field itself is read-only (specification §5). */
export function QuantityStepper({
  label,
  value,
  min,
  error,
  compact = false,
  onChange,
}: QuantityStepperProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <div>
      {compact ? null : (
        <Input.Label size="md" htmlFor={id}>
          {label}
        </Input.Label>
      )}
      <Group gap={6} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t.less(label)}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <TextInput
          id={id}
          readOnly
          value={value}
          {...(compact ? { 'aria-label': label } : {})}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-fault` : undefined}
          w={64}
          styles={{ input: { height: 48, textAlign: 'center', fontWeight: 700 } }}
        />
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t.more(label)}
          disabled={value >= MOST}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </Group>
      {error ? (
        <Text id={`${id}-fault`} size="sm" c="var(--mantine-color-error)" mt={4}>
          {error}
        </Text>
      ) : null}
    </div>
  );
}
