import { useLocale, type Locale } from './locale.ts';

type Texts = Readonly<Record<string, unknown>>;
type Shape<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer A) => unknown
    ? (...given: A) => string
    : T[K] extends string
      ? string
      : T[K] extends readonly (infer I)[]
        ? readonly Shape<I>[]
        : T[K] extends object
          ? Shape<T[K]>
          : T[K];
};

export interface Messages<T extends Texts> {
  readonly ro: T;
  readonly en: Shape<T>;
}

/** Declares a part's texts in both languages; a text missing in English does not compile. Texts with blanks are functions. */
export function defineMessages<const T extends Texts>(messages: Messages<T>): Messages<Shape<T>> {
  return messages as unknown as Messages<Shape<T>>;
}

/** The texts in the chosen language. */
export function useMessages<T extends Texts>(messages: Messages<T>): Messages<T>['ro'] {
  return pick(messages, useLocale());
}

/** The texts in a given language, for code outside components. */
export function pick<T extends Texts>(messages: Messages<T>, locale: Locale): Messages<T>['ro'] {
  return (locale === 'ro' ? messages.ro : messages.en) as T;
}

/** Chooses by the language's own plural rule; Romanian has three: 1 colet, 2 colete, 20 de colete. */
export function plural(
  locale: Locale,
  count: number,
  forms: { readonly one: string; readonly few?: string; readonly other: string },
): string {
  const category = new Intl.PluralRules(locale).select(count);
  const form = category === 'one' ? forms.one : category === 'few' ? (forms.few ?? forms.other) : forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}
