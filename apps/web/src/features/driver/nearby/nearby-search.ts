export const sorts = ['near', 'trip', 'date', 'newest', 'estimate'] as const;
export type Sort = (typeof sorts)[number];
export const reachKm = [10, 25, 50, 100, 200] as const;
export const lengthKm = [50, 100, 200, 400, 600] as const;

/** How the list is narrowed and ordered; it lives in the address, so that a reload, Back and a shared link keep it. */
export interface NearbySearch {
  readonly sort: Sort;
  readonly category: string;
  /** Farthest pickup in kilometres; 0 is any. */
  readonly reach: number;
  /** Longest trip in kilometres; 0 is any. */
  readonly length: number;
  /** A pickup day, "2026-11-30", or ''. */
  readonly day: string;
  readonly text: string;
}

const kilometres = (text: string | null): number => {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

export function readSearch(query: URLSearchParams): NearbySearch {
  const day = query.get('day') ?? '';
  return {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'near',
    category: query.get('category') ?? '',
    reach: kilometres(query.get('reach')),
    length: kilometres(query.get('length')),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    text: query.get('text') ?? '',
  };
}

/** The same address with some of the choices changed; what says nothing is left out of it. */
export function withSearch(query: URLSearchParams, change: Partial<NearbySearch>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 0 || (name === 'sort' && value === 'near')) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** How many choices narrow the list. */
export function narrowedBy({ category, reach, length, day, text }: NearbySearch): number {
  return [category, reach, length, day, text].filter(Boolean).length;
}
