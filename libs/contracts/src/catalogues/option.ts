/** A text in the two languages of the product. */
export interface Label {
  readonly ro: string;
  readonly en: string;
}

/** One entry of a catalogue. */
export interface Option {
  /** Unique within its catalogue, also where two options store one value. */
  readonly key: string;
  /** What is stored and sent; '' for a placeholder, which stores nothing. */
  readonly value: string;
  readonly label: Label;
  /** The text of the specification, misspellings included. */
  readonly literal: string;
}

/** An option that stores its literal: what the specified screens send and read back. */
export function option(
  literal: string,
  ro: string,
  en: string = literal,
  key: string = keyOf(literal),
): Option {
  return { key, value: literal, label: { ro, en }, literal };
}

/** Lower-case words joined by dashes: 'Jet ski' becomes 'jet-ski'. */
export function keyOf(literal: string): string {
  return foldText(literal)
    .replace(/<|>/g, (sign) => (sign === '<' ? ' under ' : ' over '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Lower case, no diacritics, one kind of dash and of space: how two spellings of one text are compared.
 * A client may send 'medium (10-25kg)' for 'Medium (10–25Kg)'.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The option whose key, value, literal or label is this text; undefined when there is none. */
export function findOption(options: readonly Option[], text: string): Option | undefined {
  const wanted = foldText(text);
  return options.find((entry) =>
    [entry.value, entry.literal, entry.key, entry.label.en, entry.label.ro].some(
      (spelling) => foldText(spelling) === wanted,
    ),
  );
}
