import type { AlertRule, RecordingRule } from './alert.ts';
import type { Slo } from './slo.ts';

export interface Burn {
  readonly severity: 'page' | 'ticket';
  /** How many times faster than the budget allows. */
  readonly factor: number;
  readonly long: string;
  /** Over soon after the trouble is. */
  readonly short: string;
}

/** Google's SRE workbook, chapter 5: pages spend 2 % of a month's budget in 1 h or 5 % in 6 h, tickets 10 % in 1 or 3 days. */
export const burns: readonly Burn[] = [
  { severity: 'page', factor: 14.4, long: '1h', short: '5m' },
  { severity: 'page', factor: 6, long: '6h', short: '30m' },
  { severity: 'ticket', factor: 3, long: '1d', short: '2h' },
  { severity: 'ticket', factor: 1, long: '3d', short: '6h' },
];

const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))];
/** Below this many requests in an hour one failure would be a burn: too few to tell. */
const fewestPerHour = 60;

const ratio = (slo: Slo, window: string) => `slo:error_ratio:rate${window}{slo="${slo.id}"}`;

/** What the alerts of a promise, and its panels, look at. */
export function recordingRules(slo: Slo): RecordingRule[] {
  const labels = { slo: slo.id };
  const { bad, all } = slo.indicator;
  return [
    { record: 'slo:requests:rate1h', expr: all('1h'), labels },
    ...windows.map((window) => ({
      record: `slo:error_ratio:rate${window}`,
      expr: `${bad(window)} / ${all(window)}`,
      labels,
    })),
    { record: 'slo:objective', expr: `vector(${slo.objective})`, labels },
  ];
}

/** One alert for a page, one for a ticket; each fires on either of its two pairs of windows. */
export function burnAlerts(slo: Slo): AlertRule[] {
  return (['page', 'ticket'] as const).map((severity) => ({
    alert: slo.alert,
    expr: `(${burns
      .filter((burn) => burn.severity === severity)
      .map((burn) => burning(slo, burn))
      .join(' or ')}) and slo:requests:rate1h{slo="${slo.id}"} * 3600 >= ${fewestPerHour}`,
    for: severity === 'page' ? '2m' : '15m',
    severity,
    summary:
      severity === 'page'
        ? `${slo.id} spends its month's budget within days`
        : `${slo.id} will have spent its month's budget before the month is over`,
    description: `${slo.promise}. Now {{ $value | humanizePercentage }} are not.`,
  }));
}

function burning(slo: Slo, { factor, long, short }: Burn): string {
  const limit = Number((factor * (1 - slo.objective)).toPrecision(6));
  return `(${ratio(slo, long)} > ${limit} and ${ratio(slo, short)} > ${limit})`;
}
