import { slos } from '../../deploy/slo/slos.ts';
import type { AlertRule, RecordingRule, Situation, TestedAlert } from './alert.ts';
import { burnAlerts, recordingRules } from './burn-rates.ts';
import { burnTests } from './burn-tests.ts';
import { eventAlerts } from './event-alerts.ts';
import { moneyAlerts } from './money-alerts.ts';
import { ruleTest, type RuleTest, type RuleTestOptions } from './rule-test.ts';
import { serviceAlerts } from './service-alerts.ts';
import { toYaml } from './to-yaml.ts';

const GENERATED =
  'Generated from deploy/slo/slos.ts and tools/observability: npm run generate -- observability';
const groups: Readonly<Record<string, readonly TestedAlert[]>> = {
  services: serviceAlerts,
  events: eventAlerts,
  money: moneyAlerts,
};

/** Every alert there is. */
export const allAlerts: readonly AlertRule[] = [...slos.flatMap(burnAlerts), ...Object.values(groups).flat()];

export const runbookOf = (alert: string): string => `deploy/runbooks/${alert}.md`;

/** Rules and their promtool tests, by path. */
export async function alertFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const add = async (
    name: string,
    rules: readonly object[],
    tests: readonly RuleTest[],
    every = '1m',
  ): Promise<void> => {
    files[`deploy/alerts/${name}.yaml`] = await toYaml(GENERATED, {
      groups: [{ name: `cursa-${name}`, rules }],
    });
    files[`deploy/alerts/tests/${name}.test.yaml`] = await toYaml(GENERATED, {
      rule_files: [`../${name}.yaml`],
      evaluation_interval: every,
      tests,
    });
  };
  for (const slo of slos) {
    const rules = [...recordingRules(slo).map(recordingOf), ...burnAlerts(slo).map(ruleOf)];
    // A day in steps of five minutes: the long windows make each step dear.
    await add(`slo-${slo.id}`, rules, burnTests(slo), '5m');
  }
  for (const [name, alerts] of Object.entries(groups))
    // Business is compared with a week ago: ten thousand minutes.
    await add(name, alerts.map(ruleOf), alerts.flatMap(testsOf), name === 'money' ? '5m' : '1m');
  return files;
}

const recordingOf = ({ record, expr, labels }: RecordingRule) => ({ record, expr, labels });

function ruleOf({ alert, expr, for: duration, severity, summary, description }: AlertRule) {
  return {
    alert,
    expr,
    for: duration,
    labels: { severity },
    annotations: { summary, description, runbook: runbookOf(alert) },
  };
}

function testsOf(alert: TestedAlert): RuleTest[] {
  const { alert: name, severity, fires, silent } = alert;
  const firing = fires.labels.map((labels) => ({ severity, ...labels }));
  const test = (verb: string, { what, series, at }: Situation, labels: RuleTestOptions['firing']) =>
    ruleTest({ name: `${name} ${verb}: ${what}`, alert: name, series, at, firing: labels });
  return [test('fires', fires, firing), test('is silent', silent, [])];
}
