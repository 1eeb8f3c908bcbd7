import type { Locale } from '../i18n/locale.ts';
import { describeError } from '../errors/describe-error.ts';
import { isProblem } from '../errors/is-problem.ts';

interface Form {
  readonly setFieldError: (path: string, error: string) => void;
}

/**
 * Puts a refusal where it belongs: messages of named fields at their fields, the rest as one text for the form.
 * `names` maps the server's field to the form's where they differ.
 */
export function applyProblem(
  form: Form,
  error: unknown,
  locale: Locale,
  names: Readonly<Record<string, string>> = {},
): string | undefined {
  const fields = isProblem(error) ? error.problem.errors : [];
  for (const { field, message } of fields) form.setFieldError(names[field] ?? field, message);
  return fields.length > 0 && isProblem(error) && error.code === 'invalid-input'
    ? undefined
    : describeError(error, locale).text;
}
