/** When a signed link stops working, in ms since 1970; undefined for a link that does not say. */
export function linkEnd(url: string): number | undefined {
  const seconds = Number(new URL(url, location.href).searchParams.get('exp') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
