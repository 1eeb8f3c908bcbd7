const KEY = 'cursa-images';
const SLOTS = 4;

/** The images kept in this browser as data URLs; empty texts for empty slots. */
export function readImages(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.from({ length: SLOTS }, (_, slot) =>
      Array.isArray(kept) && typeof kept[slot] === 'string' ? kept[slot] : '',
    );
  } catch {
    return Array.from({ length: SLOTS }, () => '');
  }
}

/** False when they do not fit into the browser's storage. */
export function keepImages(images: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(images));
    return true;
  } catch {
    return false;
  }
}
