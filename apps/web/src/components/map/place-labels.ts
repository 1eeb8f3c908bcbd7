export interface LabelCandidate {
  readonly name: string;
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
  /** A name of a country or a sea stands on its place; a town's name stands beside its dot. */
  readonly centred?: boolean;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'right' | 'left' | 'above' | 'below' | 'centre';

export interface PlacedLabel<T extends LabelCandidate> {
  readonly candidate: T;
  readonly side: Side;
  readonly rect: Rect;
}

/** Width of a letter as part of the font size; Overpass has about 0.55, capitals with letter spacing more. */
const LETTER = 0.56;
const SPACED_LETTER = 0.86;
const LINE = 1.25;
/** Room for the dot, and between two labels. */
const DOT = 5;
const GAP = 2;

const TOWN_SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Where the text of a label lies when it stands on that side of its place. */
export function labelRect({ name, x, y, fontSize, centred }: LabelCandidate, side: Side): Rect {
  const width = [...name].length * fontSize * (centred ? SPACED_LETTER : LETTER);
  const height = fontSize * LINE;
  const left = { right: x + DOT, left: x - DOT - width }[side as string] ?? x - width / 2;
  const top = { above: y - DOT - height, below: y + DOT }[side as string] ?? y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

const dotRect = ({ x, y }: LabelCandidate): Rect => ({
  left: x - DOT,
  top: y - DOT,
  right: x + DOT,
  bottom: y + DOT,
});

/**
 * Places what finds room, in the order given: the first wins. A label tries the right, the left, above and below.
 * @param taken places that must stay free, such as markers
 */
export function placeLabels<T extends LabelCandidate>(
  candidates: readonly T[],
  taken: readonly Rect[] = [],
): PlacedLabel<T>[] {
  const full = [...taken];
  const placed: PlacedLabel<T>[] = [];
  const free = (rect: Rect) => !full.some((other) => overlap(rect, other));
  for (const candidate of candidates) {
    const dot = candidate.centred ? [] : [dotRect(candidate)];
    if (!dot.every(free)) continue;
    const sides: readonly Side[] = candidate.centred ? ['centre'] : TOWN_SIDES;
    const side = sides.find((one) => free(labelRect(candidate, one)));
    if (!side) continue;
    const rect = labelRect(candidate, side);
    full.push(rect, ...dot);
    placed.push({ candidate, side, rect });
  }
  return placed;
}
