export type Locale = 'ro' | 'en';

/** What a notice is about, stored with it: ids, sums in minor units, instants. Never a phone, a text or a token. */
export type Facts = Readonly<Record<string, string | number>>;

/** A line that is only shown when the fact is there: not empty, not 0. */
export type Line = string | { readonly when: string; readonly text: string };

export interface Wording {
  /** Also the title in the feed. */
  readonly subject: string;
  /** The first one that is shown is the feed's text. */
  readonly lines: readonly Line[];
  /** What the button to `path` says. */
  readonly action: string;
}

/**
 * A notice in both languages. `{name}` is filled in from the facts: names that end in `_minor` as sums of money,
 * in `_at` and `_until` as times in Bucharest.
 */
export interface Template {
  /** `always`: about the account itself, whatever the person chose (a password reset). */
  readonly mail: 'always' | 'by-choice';
  /** Where the button leads, under PUBLIC_URL; without it the sender of the mail brings a link. */
  readonly path?: string;
  readonly ro: Wording;
  readonly en: Wording;
}
