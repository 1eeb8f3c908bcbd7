/** The end of a long id, enough to tell orders apart when people talk about them; short ids stay whole. */
export function shortId(id: string): string {
  return id.length > 16 ? id.slice(-8) : id;
}
