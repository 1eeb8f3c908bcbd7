/** What a field holds, as text: nothing is empty, a list its items with commas, an object its JSON. */
export function sentText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sentText).join(',');
  return JSON.stringify(value);
}
