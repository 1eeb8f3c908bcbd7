interface Importing {
  readonly imports: readonly string[];
}

/**
 * The names of a chunk and of all that it imports at once, each after what it imports itself, as styles must stand;
 * what it imports later is not in it.
 */
export function closure(chunks: ReadonlyMap<string, Importing>, file: string): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
    found.push(name);
  };
  visit(file);
  return found;
}
