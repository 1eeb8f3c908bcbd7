const STREET =
  /\d|^(strada|str\.|bulevardul|bd\.|b-dul|calea|piața|piata|aleea|șoseaua|soseaua|șos\.|intrarea|splaiul|drumul)(\s|$)/i;

/** The town of an address, for where there is little room: "Strada Lungă 88, Brașov" becomes "Brașov". */
export function townOf(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.find((part) => !STREET.test(part)) ?? address;
}
