import { TextInput, type TextInputProps } from '@mantine/core';
import { formatKeepingCaret } from './format-keeping-caret.ts';
import type { CardField } from './typed-card.ts';
import type { TypedCardState } from './use-typed-card.ts';

interface CardInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'form'> {
  readonly field: CardField;
  readonly state: TypedCardState;
}

/** One field of a card. It has no name: a form around it could not send it anywhere. */
export function CardInput({ field, state, ...props }: CardInputProps) {
  return (
    <TextInput
      {...props}
      styles={{ input: { '--input-placeholder-color': 'var(--cursa-muted)' } }}
      inputMode="numeric"
      required
      withAsterisk={false}
      spellCheck={false}
      value={state.card[field]}
      error={state.shown[field]}
      onChange={({ currentTarget }) =>
        state.type(
          field,
          formatKeepingCaret(currentTarget, (text) => state.format(field, text)),
        )
      }
      onBlur={() => {
        // An empty field that is passed by is not a mistake yet.
        if (state.card[field] !== '') state.leave(field);
      }}
    />
  );
}
