import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What is drawn from what: the source beside this file, the file in apps/web/public, its size in px. */
const PICTURES = [
  ['icon.svg', 'icon-192.png', 192, 192],
  ['icon.svg', 'icon-512.png', 512, 512],
  ['maskable.svg', 'maskable-512.png', 512, 512],
  ['apple-touch.svg', 'apple-touch-icon.png', 180, 180],
  ['og.svg', 'og.png', 1200, 630],
] as const;

/**
 * Renders the icons of the web app and the picture that social networks show, from the drawings beside this file.
 * @returns the files written, relative to the root
 */
export async function renderIcons(root: string): Promise<string[]> {
  const target = join('apps', 'web', 'public');
  mkdirSync(join(root, target), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'favicon.svg'), join(root, target, 'favicon.svg'));
  const written = [join(target, 'favicon.svg')];
  for (const [source, name, width, height] of PICTURES) {
    // 144 dots per inch draws the 512 grid at twice its size, so that no edge is blown up.
    await sharp(join(import.meta.dirname, source), { density: 144 })
      .resize(width, height)
      .png({ compressionLevel: 9, palette: true, colours: 256, dither: 0 })
      .toFile(join(root, target, name));
    written.push(join(target, name));
  }
  return written;
}
