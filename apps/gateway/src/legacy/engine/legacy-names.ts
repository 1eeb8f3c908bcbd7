import type { FieldError } from '@cursa/platform/http';

/** Refused fields of a part under the names that the caller's form has: `pickup.latitude` is `pickup_lat` there. */
export function legacyNames(
  errors: readonly FieldError[],
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  return errors.map(({ field, message }) => atField({ field: nameOf(field, names), message }));
}

/** A form knows whole fields only: what is wrong inside a list is told in the message. */
export function atField({ field, message }: FieldError): FieldError {
  const [name = '', index, ...rest] = field.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return { field, message };
  const place = [`item ${Number(index) + 1}`, ...rest].join(', ');
  return { field: name, message: `${place}: ${message}` };
}

/** The longest part of the path that has a name; `lines.0.quantity` is `order_details.0.quantity`. */
function nameOf(field: string, names: Readonly<Record<string, string>>): string {
  const path = field.split('.');
  for (let length = path.length; length > 0; length--) {
    const name = names[path.slice(0, length).join('.')];
    if (name !== undefined) return [name, ...path.slice(length)].join('.');
  }
  return field;
}
