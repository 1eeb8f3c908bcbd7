import type { Place } from './place.ts';

/** The port behind the address fields: the gazetteer by default, Google Places where a key is configured. */
export interface PlaceFinder {
  /** Whom to credit beside the suggestions. */
  readonly attribution: string;
  /**
   * Places for what someone types, best first; each has coordinates. `session` groups the keystrokes of one
   * address for a provider that bills by session.
   */
  suggest(query: string, session: string | undefined, limit?: number): Promise<readonly Place[]>;
}

/** The Nest token of the configured finder. */
export const PLACE_FINDER = Symbol('PlaceFinder');
