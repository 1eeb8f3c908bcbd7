import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = 'apps/web/src/lib/theme/typeface';
const LICENCE = 'apps/web/public/typeface-licence.txt';

/** What Romanian and English pages are set in; the first line is ASCII. The ranges stand in `typeface.css`. */
const PARTS = [
  {
    name: 'latin',
    letters: `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00A0°²½«»×·ÂÎâéîö–—‘’‚“”„…€`,
  },
  { name: 'latin-ext', letters: 'ĂăŞşȘșŢţȚț' },
] as const;

/** The weights that the theme uses. */
const WEIGHTS = { wght: { min: 400, max: 800 } };

/**
 * Cuts the letters that nearly every page needs out of npm `@fontsource-variable/overpass` (SIL Open Font License):
 * 23 kB instead of 85. All other letters still come from the package's own files. The licence travels with them.
 * @returns the files written, relative to the root
 */
export async function subsetTypeface(root: string): Promise<string[]> {
  const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/overpass/wght.css'));
  copyFileSync(join(source, 'LICENSE'), join(root, LICENCE));
  const written: string[] = [LICENCE];
  for (const { name, letters } of PARTS) {
    const whole = readFileSync(join(source, 'files', `overpass-${name}-wght-normal.woff2`));
    const file = join(FOLDER, `overpass-${name}.generated.woff2`);
    const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: WEIGHTS });
    writeFileSync(join(root, file), part);
    written.push(file);
  }
  return written;
}
