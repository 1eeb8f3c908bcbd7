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
export async function drawn(
  { targets = [] }: GrafanaPanel,
  span: Span,
  variables: Readonly<Record<string, string>>,
): Promise<Drawn> {
  const { start, end, step } = span;
  const times = Array.from({ length: Math.round((end - start) / step) + 1 }, (_, i) => start + i * step);
  const lines = await Promise.all(
    targets.map(async ({ expr, legendFormat }) => {
      const query = fillQuery(expr, variables);
      const { result } = await ask<{ result: readonly Series[] }>('query_range', {
        ...{ query, start: String(start), end: String(end), step: String(step) },
      });
      return result.map(({ metric, values = [] }) => ({
        name: legendOf(legendFormat, metric) || 'value',
        values: onTimes(times, values),
      }));
    }),
  );
  return { times, lines: lines.flat() };
}

/** Every query of a panel now. */
export async function figures(
  { targets = [] }: GrafanaPanel,
  at: number,
  variables: Readonly<Record<string, string>>,
): Promise<Line[]> {
  const lines = await Promise.all(
    targets.map(async ({ expr, legendFormat }) => {
      const query = fillQuery(expr, variables);
      const { result } = await ask<{ result: readonly Series[] }>('query', { query, time: String(at) });
      return result.map(({ metric, value }) => ({
        name: legendOf(legendFormat, metric) || 'value',
        values: [toNumber(value?.[1])],
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
