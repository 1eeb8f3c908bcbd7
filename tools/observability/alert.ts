/** A rule that computes a series ahead. */
export interface RecordingRule {
  readonly record: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** A rule that calls somebody. */
export interface AlertRule {
  /** Also the name of its page in deploy/runbooks. */
  readonly alert: string;
  readonly expr: string;
  /** How long it must hold. */
  readonly for: string;
  /** `page`: wakes somebody; `ticket`: is looked at in working hours. */
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
  readonly description: string;
}

/** What the servers are made to say in a test, in promtool's notation, and when the alert is looked at. */
export interface Situation {
  readonly what: string;
  /** Series, and values such as `0+1x30`; one value each minute. */
  readonly series: Readonly<Record<string, string>>;
  /** `10m` */
  readonly at: string;
}

export interface FiringSituation extends Situation {
  /** Labels of the alerts that fire, without `severity` and `alertname`; `[{}]` for one alert without any. */
  readonly labels: readonly Readonly<Record<string, string>>[];
}

/** An alert with the proof that it can fire and can be silent. */
export interface TestedAlert extends AlertRule {
  readonly fires: FiringSituation;
  readonly silent: Situation;
}
