/** Files that a build may leave compressed beside the plain one, the smallest first. */
const known = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof known)[number];

/** The compressed forms that a client takes, best first. `q=0` is a refusal; `*` stands for what is not named. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  return known.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
