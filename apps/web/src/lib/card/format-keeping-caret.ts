import { digitsOf } from './card-number.ts';

/**
 * Regroups what is in a field while somebody types in its middle: the caret stays after the digit it was after. Sets
 * the field itself, so that the state that follows finds nothing left to change.
 */
export function formatKeepingCaret(input: HTMLInputElement, format: (text: string) => string): string {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return formatted;
  const isAtEnd = selectionStart === null || selectionStart >= value.length;
  const digitsBefore = digitsOf(value.slice(0, selectionStart ?? 0)).length;
  input.value = formatted;
  const caret = isAtEnd ? formatted.length : afterDigits(formatted, digitsBefore);
  input.setSelectionRange(caret, caret);
  return formatted;
}

function afterDigits(text: string, count: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (seen === count) return i;
    if (/\d/.test(text.charAt(i))) seen += 1;
  }
  return text.length;
}
