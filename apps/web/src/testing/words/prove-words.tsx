import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../fake-client.ts';
import { ana, mihai, signIn } from '../session.ts';
import { wordTable } from './table.ts';
import { textOf, type WordRow } from './word-row.ts';

// Written texts are bundled by the build alone; no literal is in them.
jest.unstable_mockModule('../../features/pages/mdx-page.tsx', () => ({
  Prose: () => null,
  hasText: () => true,
}));
const { currentAddress, headerReads, showApp } = await import('../show-app.tsx');

/** The first screen of a file brings its code with it, on a machine that does other things too. */
const PATIENCE_MS = 30_000;

/** Opens a row's screen through the route table, does what the row says, and looks for its words. */
export async function proveRow(row: WordRow, patience = PATIENCE_MS): Promise<void> {
  if (row.who !== 'nobody') signIn(row.who === 'driver' ? mihai : ana);
  row.before?.();
  showApp(row.at, fakeServer({ ...headerReads, ...row.answers }));
  await row.act?.();
  for (const text of [...row.says.map(textOf), ...(row.quotes ?? [])])
    await waitFor(
      () => {
        if (!isRead(text)) throw new Error(`not read at ${row.at}: ${text}`);
      },
      // Without the whole page, which would bury the words.
      { timeout: patience, onTimeout: (error) => error },
    );
  if (row.goesTo !== undefined) await waitFor(() => expect(currentAddress()).toBe(row.goesTo));
}

/** To the letter, as the whole text of an element or as the words in an empty field. */
const isRead = (text: string): boolean =>
  screen.queryAllByText(text).length + screen.queryAllByPlaceholderText(text).length > 0;

/** One area of the table, row by row. */
export function proveWords(area: keyof typeof wordTable): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  jest.setTimeout(120_000);
  beforeEach(() => {
    // jsdom has no canvas to sign on.
    const paper = new Proxy({}, { get: () => () => undefined, set: () => true });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  });
  // jsdom knows no place either.
  afterEach(() => void delete (navigator as { geolocation?: unknown }).geolocation);
  describe(`the words of the specification: ${area}`, () => {
    it.each(wordTable[area].map((row) => [row.at, row.who, row.when, row] as const))(
      '%s (%s), %s',
      (_at, _who, _when, row) => proveRow(row),
    );
  });
}
