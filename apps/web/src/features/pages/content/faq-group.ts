/** One question and its answer in plain text; a blank line separates paragraphs. */
export interface FaqItem {
  readonly q: string;
  readonly a: string;
}

/** The groups of the FAQ; alike in both languages, so that they can be anchors. */
export type FaqKey = 'sending' | 'paying' | 'drivers' | 'animals' | 'damage' | 'account';

/** A headed group of questions, each shown as an accordion. */
export interface FaqGroup {
  readonly key: FaqKey;
  readonly group: string;
  readonly items: readonly FaqItem[];
}
