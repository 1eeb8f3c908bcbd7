import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';

const every = { ...literals, ...screenLiterals };
type Every = typeof every;
/** The name of a literal of the specification. */
export type Word = keyof Every;
type Filled = { [Name in Word]: Every[Name] extends string ? never : Name }[Word];
/** A literal by its name, with what stands in its gap where it has one. */
export type Said = Exclude<Word, Filled> | readonly [name: Filled, gap: string];

/** Where literals of the specification are read, and what makes them appear. */
export interface WordRow {
  readonly at: string;
  readonly who: 'nobody' | 'sender' | 'driver';
  /** What has happened when they are read. */
  readonly when: string;
  readonly says: readonly Said[];
  /** Words that the specification quotes beside the literals: names of states, options, steps; a server's own message. */
  readonly quotes?: readonly string[];
  /** What the server answers, beside what every header reads. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What the browser keeps or can do when the screen is opened. */
  readonly before?: () => void;
  readonly act?: () => Promise<void>;
  /** The address in the end, where the specification names one. */
  readonly goesTo?: string;
}

export const nameOf = (said: Said): Word => (typeof said === 'string' ? said : said[0]);

export function textOf(said: Said): string {
  return typeof said === 'string' ? every[said] : every[said[0]](said[1]);
}

/** The names of the literals that no row reads. */
export function unread(rows: readonly WordRow[]): Word[] {
  const read = new Set(rows.flatMap(({ says }) => says.map(nameOf)));
  return (Object.keys(every) as Word[]).filter((name) => !read.has(name));
}
