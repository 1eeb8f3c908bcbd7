/** The kilometre stone: a white stone with a red cap, as drawn on every map and sketch of Cursa. */
export const STONE = {
  width: 36,
  height: 48,
  body: 'M4 45V18a14 14 0 0 1 28 0v27z',
  cap: 'M4 20v-2a14 14 0 0 1 28 0v2z',
};

/** @param letter 'A' for the pickup, 'B' for the dropoff; none for an order's stone */
export function stoneSvg(letter?: 'A' | 'B'): string {
  const mark = letter
    ? `<text x="18" y="38.5" text-anchor="middle" class="cursa-stone-letter">${letter}</text>`
    : '<path d="M11 29h14M11 35.5h9" class="cursa-stone-lines"/>';
  return `<svg viewBox="0 0 ${STONE.width} ${STONE.height}" aria-hidden="true" focusable="false">
<ellipse cx="18" cy="45" rx="17" ry="3" class="cursa-stone-shadow"/>
<path d="${STONE.body}" class="cursa-stone-body"/><path d="${STONE.cap}" class="cursa-stone-cap"/>
<path d="${STONE.body}" class="cursa-stone-edge"/>${mark}</svg>`;
}
