/** Digits enough to tell values apart, and no more. */
function round(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return String(Number(size < 0.1 ? value.toPrecision(2) : value.toFixed(digits)));
}

type Steps = readonly (readonly [factor: number, name: string])[];

/** In the largest unit of which a value has `least`. */
function scaled(value: number, steps: Steps, least = 1): string {
  const size = Math.abs(value);
  const [factor, name] =
    steps.find(([of]) => size >= of * (of > 1 ? least : 1)) ?? steps.at(-1) ?? ([1, ''] as const);
  return `${round(value / factor)}${name}`;
}

const SECONDS = [
  [86_400, ' days'],
  [3_600, ' h'],
  [60, ' min'],
  [1, ' s'],
  [1e-3, ' ms'],
  [1e-6, ' µs'],
] as const;
const BYTES = [
  [2 ** 30, ' GiB'],
  [2 ** 20, ' MiB'],
  [2 ** 10, ' KiB'],
  [1, ' B'],
] as const;
const COUNTS = [
  [1e9, ' Bil'],
  [1e6, ' Mil'],
  [1e3, ' K'],
  [1, ''],
] as const;

/** A value in one of Grafana's units: s, bytes, percentunit, reqps, short. */
export function formatValue(value: number | null | undefined, unit = 'short'): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '-∞';
  if (unit === 'percentunit') return `${round(value * 100)} %`;
  if (value === 0) return unit === 's' ? '0 s' : unit === 'bytes' ? '0 B' : unit === 'reqps' ? '0 /s' : '0';
  if (unit === 's') return scaled(value, SECONDS);
  if (unit === 'bytes') return scaled(value, BYTES);
  // Up to ten thousand a count is easier to read in full.
  const count = scaled(value, COUNTS, 10);
  return unit === 'reqps' ? `${count} /s` : count;
}
