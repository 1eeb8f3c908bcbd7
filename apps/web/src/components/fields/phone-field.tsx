import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { tidyPhone } from './tidy-phone.ts';

interface PhoneFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

/** A phone number of ten digits; spaces and the country's code, as pasted from an address book, are taken out. */
export function PhoneField({ value = '', onChange, ...props }: PhoneFieldProps) {
  return (
    <TextInput
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete="tel-national"
      required
      {...props}
      value={value}
      onChange={(event) => onChange(tidyPhone(event.currentTarget.value))}
    />
  );
}
