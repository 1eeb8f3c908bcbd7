import { ruleTest, type RuleTest } from './rule-test.ts';
import type { Slo } from './slo.ts';

/** Steady requests each minute. */
const perMinute = 10_000;

interface Phase {
  readonly minutes: number;
  /** Times the share of failures that the objective allows. */
  readonly burn: number;
}

/** Both alerts of a promise: each fires and is silent. */
export function burnTests(slo: Slo): RuleTest[] {
  const day = 1_440;
  return [
    burnTest(
      slo,
      'the page fires: 20 times too many for an hour',
      [{ minutes: 75, burn: 20 }],
      ['page', 'ticket'],
    ),
    burnTest(
      slo,
      'the page is silent: it is over',
      [
        { minutes: 60, burn: 20 },
        { minutes: 45, burn: 0 },
      ],
      ['ticket'],
    ),
    burnTest(
      slo,
      'the ticket fires, the page is silent: 4 times too many for a day',
      [{ minutes: day, burn: 4 }],
      ['ticket'],
    ),
    burnTest(slo, 'both are silent: half of what is allowed', [{ minutes: day, burn: 0.5 }], []),
    burnTest(slo, 'both are silent: too few requests to tell', [{ minutes: 120, burn: 20 }], [], 0.5),
  ];
}

function burnTest(
  slo: Slo,
  what: string,
  phases: readonly Phase[],
  fires: readonly ('page' | 'ticket')[],
  requests = perMinute,
): RuleTest {
  const minutes = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  return ruleTest({
    name: `${slo.alert}: ${what}`,
    alert: slo.alert,
    series: seriesOf(slo, phases, requests),
    at: `${minutes}m`,
    firing: fires.map((severity) => ({ severity, slo: slo.id })),
  });
}

/** Each phase goes on from where the counters were. */
function seriesOf({ indicator, objective }: Slo, phases: readonly Phase[], requests: number) {
  const reached = new Map<string, number>();
  const texts = new Map<string, string[]>();
  for (const { minutes, burn } of phases) {
    const bad = Math.min(1, burn * (1 - objective)) * requests;
    for (const { series, perMinute: step } of indicator.series(requests - bad, bad)) {
      const from = reached.get(series) ?? 0;
      const growth = Number(step.toFixed(6));
      texts.set(series, [...(texts.get(series) ?? []), `${from}+${growth}x${minutes}`]);
      // The last value is the next phase's first.
      reached.set(series, Number((from + growth * minutes).toFixed(6)));
    }
  }
  return Object.fromEntries([...texts].map(([series, values]) => [series, values.join(' ')]));
}
