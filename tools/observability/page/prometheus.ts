import { fillQuery, legendOf } from './fill-query.ts';
import type { GrafanaPanel } from './grafana-file.ts';
import type { Span } from './time-range.ts';

/** One line of a panel: a value, or none, per moment. */
export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface Drawn {
  readonly times: readonly number[];
  readonly lines: readonly Line[];
}

export interface Alert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly state: 'firing' | 'pending';
  readonly activeAt: string;
}

type Variables = Readonly<Record<string, string>>;

interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly values?: readonly (readonly [number, string])[];
  readonly value?: readonly [number, string];
}

interface Answer<T> {
  readonly status: string;
  readonly error?: string;
  readonly data: T;
}

/** @throws with Prometheus' own words, or that it does not answer */
async function ask<T>(path: string, parameters: Readonly<Record<string, string>> = {}): Promise<T> {
  const query = new URLSearchParams(parameters).toString();
  const answer = await fetch(`/api/v1/${path}?${query}`);
  const body = (await answer.json()) as Answer<T>;
  if (body.status !== 'success') throw new Error(body.error ?? `Prometheus answers ${answer.status}`);
  return body.data;
}

/** Every query of a panel over a time. `variables` holds what stands for `$name`. */
export async function drawn(panel: GrafanaPanel, span: Span, variables: Variables): Promise<Drawn> {
  const { start, end, step } = span;
  const times = Array.from({ length: Math.round((end - start) / step) + 1 }, (_, i) => start + i * step);
  const when = { start: String(start), end: String(end), step: String(step) };
  const lines = await linesOf(panel, variables, 'query_range', when, ({ values = [] }) =>
    onTimes(times, values),
  );
  return { times, lines };
}

/** Every query of a panel now. */
export async function figures(panel: GrafanaPanel, at: number, variables: Variables): Promise<Line[]> {
  return linesOf(panel, variables, 'query', { time: String(at) }, ({ value }) => [toNumber(value?.[1])]);
}

async function linesOf(
  { targets = [] }: GrafanaPanel,
  variables: Variables,
  path: 'query' | 'query_range',
  when: Readonly<Record<string, string>>,
  valuesOf: (series: Series) => Line['values'],
): Promise<Line[]> {
  const lines = await Promise.all(
    targets.map(async ({ expr, legendFormat }) => {
      const query = fillQuery(expr, variables);
      const { result } = await ask<{ result: readonly Series[] }>(path, { query, ...when });
      return result.map((series) => ({
        name: legendOf(legendFormat, series.metric) || 'value',
        values: valuesOf(series),
      }));
    }),
  );
  return lines.flat();
}

export async function labelValues(series: string, label: string): Promise<readonly string[]> {
  return ask(`label/${encodeURIComponent(label)}/values`, { 'match[]': series });
}

export async function alerts(): Promise<readonly Alert[]> {
  return (await ask<{ alerts: readonly Alert[] }>('alerts')).alerts;
}

/** Prometheus leaves moments without a value out; a line has a gap there. */
export function onTimes(
  times: readonly number[],
  values: readonly (readonly [number, string])[],
): (number | null)[] {
  const known = new Map(values.map(([at, value]) => [Math.round(at), toNumber(value)]));
  return times.map((at) => known.get(Math.round(at)) ?? null);
}

function toNumber(text: string | undefined): number | null {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? null : value;
}
