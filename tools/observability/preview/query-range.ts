export interface Line {
  readonly legend: string;
  /** Seconds since 1970, and the value then. */
  readonly points: readonly (readonly [number, number])[];
}

export interface Range {
  readonly prometheus: string;
  readonly start: number;
  readonly end: number;
  readonly step: number;
  /** What Grafana would put in the place of its variables. */
  readonly variables: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: { readonly result: { metric: Record<string, string>; values: [number, string][] }[] };
}

/**
 * Asks Prometheus for a panel's query over a time.
 * @throws when it refuses the query
 */
export async function queryRange(expr: string, legend: string, range: Range): Promise<Line[]> {
  const query = Object.entries(range.variables).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    expr,
  );
  const { start, end, step } = range;
  const parameters = new URLSearchParams({ query, start: `${start}`, end: `${end}`, step: `${step}` });
  const answer = await fetch(new URL(`/api/v1/query_range?${parameters.toString()}`, range.prometheus));
  const { status, error, data } = (await answer.json()) as Answer;
  if (status !== 'success') throw new Error(`${error ?? answer.status}: ${query}`);
  return data.result.map(({ metric, values }) => ({
    legend: legend.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => metric[name] ?? ''),
    points: values
      .map(([at, value]) => [at, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }));
}
