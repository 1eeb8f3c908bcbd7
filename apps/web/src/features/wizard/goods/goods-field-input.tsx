import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useLocale } from '../../../lib/i18n/locale.ts';
import type { GoodsEntry } from '../draft/booking-draft.ts';
import { countOf, flagOf } from './entry-values.ts';
import type { GoodsField } from './picker.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface GoodsFieldInputProps {
  readonly field: GoodsField;
  readonly entry: GoodsEntry;
  readonly error: string | undefined;
  readonly onChange: (value: GoodsEntry[string]) => void;
}

/** One field of a goods form, by its kind. */
export function GoodsFieldInput({ field, entry, error, onChange }: GoodsFieldInputProps) {
  const locale = useLocale();
  const label = field.label[locale];
  const raw = entry[field.name];
  const value = typeof raw === 'string' ? raw : '';
  switch (field.kind) {
    case 'count':
      return (
        <QuantityStepper
          label={label}
          value={countOf(entry, field.name)}
          min={field.min}
          error={error}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={flagOf(entry, field.name)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'select':
      return (
        <NativeSelect
          label={label}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {field.placeholder ? <option value="">{field.placeholder[locale]}</option> : null}
          {field.options(entry).map((option) => (
            <option key={option.key} value={option.key}>
              {option.label[locale]}
            </option>
          ))}
        </NativeSelect>
      );
    case 'decimal':
      return (
        <TextInput
          label={`${label} (${field.unit})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'text':
    case 'long': {
      const Input = field.kind === 'long' ? Textarea : TextInput;
      return (
        <Input
          label={label}
          placeholder={field.placeholder?.[locale]}
          autoComplete="off"
          maxLength={field.kind === 'long' ? 1000 : 150}
          value={value}
          error={error}
          onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
            onChange(currentTarget.value)
          }
        />
      );
    }
  }
}
