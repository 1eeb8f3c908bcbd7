export interface LabelCandidate {
  /** May have two lines. */
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
  /** A marker stands on the dot. */
  readonly covered: boolean;
}

/** Width of a letter as part of the font size; Overpass has about 0.55, capitals with letter spacing more. */
const LETTER = 0.56;
const SPACED_LETTER = 0.86;
const LINE = 1.25;
/** Room for the dot, and between two labels. */
const DOT = 5;
const GAP = 2;

const TOWN_SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];
/** Markers stand on their place: below them is next to it. */
const COVERED_SIDES: readonly Side[] = ['below'];
const AREA_SIDES: readonly Side[] = ['centre'];

export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Where the text of a label lies when it stands on that side of its place. */
export function labelRect({ name, x, y, fontSize, centred }: LabelCandidate, side: Side): Rect {
  const lines = name.split('\n');
  const letters = Math.max(...lines.map((line) => [...line].length));
  const width = letters * fontSize * (centred ? SPACED_LETTER : LETTER);
  const height = lines.length * fontSize * LINE;
  const left = { right: x + DOT, left: x - DOT - width }[side as string] ?? x - width / 2;
  const top = { above: y - DOT - height, below: y + DOT }[side as string] ?? y - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** Whole in the view or not in it at all: no name is cut at the edge. */
const isWhole = (rect: Rect, view: Rect): boolean =>
  (rect.left >= view.left &&
    rect.right <= view.right &&
    rect.top >= view.top &&
    rect.bottom <= view.bottom) ||
  rect.right < view.left ||
  rect.left > view.right ||
  rect.bottom < view.top ||
  rect.top > view.bottom;

const EVERYWHERE: Rect = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const dotRect = ({ x, y }: LabelCandidate): Rect => ({
  left: x - DOT,
  top: y - DOT,
  right: x + DOT,
  bottom: y + DOT,
});

/**
 * Places what finds room, in the order given: the first wins. A town's name tries the right, the left, above and
 * below; a name of an area may be given several times, and shows once.
 * @param taken places without names, such as markers; a marker may stand on a town's dot, its name then goes below
 * @param view names are not cut at its edge
 */
export function placeLabels<T extends LabelCandidate>(
  candidates: readonly T[],
  taken: readonly Rect[] = [],
  view: Rect = EVERYWHERE,
): PlacedLabel<T>[] {
  const named: Rect[] = [];
  const areas = new Set<string>();
  const placed: PlacedLabel<T>[] = [];
  const isFree = (rect: Rect) => !named.some((other) => overlap(rect, other));
  const fits = (rect: Rect) =>
    isWhole(rect, view) && isFree(rect) && !taken.some((other) => overlap(rect, other));
  for (const candidate of candidates) {
    const { name, centred } = candidate;
    const dot = dotRect(candidate);
    if (centred ? areas.has(name) : !isFree(dot) || !isWhole(dot, view)) continue;
    const covered = !centred && taken.some((other) => overlap(dot, other));
    const sides = centred ? AREA_SIDES : covered ? COVERED_SIDES : TOWN_SIDES;
    const side = sides.find((one) => fits(labelRect(candidate, one)));
    if (!side) continue;
    const rect = labelRect(candidate, side);
    if (centred) areas.add(name);
    named.push(rect, ...(centred ? [] : [dot]));
    placed.push({ candidate, side, rect, covered });
  }
  return placed;
}
