/** One test in promtool's own words. */
export interface RuleTest {
  readonly name: string;
  readonly interval: string;
  readonly input_series: readonly { readonly series: string; readonly values: string }[];
  readonly promql_expr_test: readonly {
    readonly expr: string;
    readonly eval_time: string;
    readonly exp_samples: readonly { readonly labels: string; readonly value: number }[];
  }[];
}

export interface RuleTestOptions {
  readonly name: string;
  readonly alert: string;
  readonly series: Readonly<Record<string, string>>;
  readonly at: string;
  /** Labels of the alerts that fire. */
  readonly firing: readonly Readonly<Record<string, string>>[];
}

/**
 * Asks for the alerts as Prometheus itself keeps them, as the series `ALERTS`: promtool's own test of alerts wants
 * their texts too, with the figures in them.
 */
export function ruleTest({ name, alert, series, at, firing }: RuleTestOptions): RuleTest {
  const known = { alertname: alert, alertstate: 'firing' };
  return {
    name,
    interval: '1m',
    input_series: Object.entries(series).map(([each, values]) => ({ series: each, values })),
    promql_expr_test: [
      {
        expr: selector(known),
        eval_time: at,
        exp_samples: firing.map((labels) => ({ labels: selector({ ...known, ...labels }), value: 1 })),
      },
    ],
  };
}

function selector(labels: Readonly<Record<string, string>>): string {
  const matchers = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return `ALERTS{${matchers.join(',')}}`;
}
