/** Lower-case words without diacritics or punctuation: 'Târgu-Mureș' becomes 'targu mures'. */
export function foldPlaceName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The spellings under which a name is found: as it is, and with the older î for â ('tirgu mures'). */
export function nameSpellings(name: string): string[] {
  return [...new Set([foldPlaceName(name), foldPlaceName(name.normalize('NFC').replace(/â/g, 'î'))])];
}
