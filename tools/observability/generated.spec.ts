import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { metricDefinitions, prometheusName, type MetricDefinition } from '@cursa/platform/telemetry';
import { parse } from 'yaml';
import { slos } from '../../deploy/slo/slos.ts';
import { ROOT } from '../stack/paths.ts';
import { allAlerts, runbookOf } from './alert-files.ts';
import { recordingRules } from './burn-rates.ts';
import { dashboards } from './dashboards.ts';
import type { RuleTest } from './rule-test.ts';
import { foreignSeries } from './series.ts';
import { generatedFiles, leftovers } from './write-files.ts';

const files = await generatedFiles();
const alertNames = [...new Set(allAlerts.map(({ alert }) => alert))];

/** Every series that there can be. */
const known = new Set([
  ...Object.values<MetricDefinition>(metricDefinitions).flatMap((definition) => {
    const name = prometheusName(definition);
    return definition.kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
  }),
  ...Object.keys(foreignSeries),
  ...slos.flatMap((slo) => recordingRules(slo).map(({ record }) => record)),
  'ALERTS',
]);

/** What stands where a series can stand: names in front of `{`, `[`, or on their own, that are no word of PromQL. */
function seriesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\boffset\s+\w+/g, '');
  const words = bare.match(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g) ?? [];
  return words.filter((word) => !/^(and|or|unless|bool|by|e\d+)$/.test(word));
}

describe('what is generated', () => {
  it.each(Object.keys(files))('%s is what the tables say: npm run generate -- observability', (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(files[path]);
  });

  it('and nothing else', () => {
    expect(leftovers(ROOT, files)).toEqual([]);
  });
});

describe('queries', () => {
  const all = [
    ...allAlerts.map(({ alert, expr }) => [alert, expr] as const),
    ...slos.flatMap((slo) =>
      recordingRules(slo).map(({ record, expr }) => [`${record} ${slo.id}`, expr] as const),
    ),
    ...dashboards.flatMap(({ title, rows }) =>
      rows.flatMap(({ panels }) =>
        panels.flatMap((panel) => panel.queries.map(([expr]) => [`${title}: ${panel.title}`, expr] as const)),
      ),
    ),
  ];

  it.each(all)('%s asks for series that exist', (_name, expr) => {
    const found = seriesIn(expr);
    if (!expr.startsWith('vector(')) expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });

  it('control: a name that does not exist is found', () => {
    expect(seriesIn('sum by (a) (rate(cursa_no_such_total{b="x"}[5m] offset 1w)) > 1e9 and up')).toEqual([
      'cursa_no_such_total',
      'up',
    ]);
    expect(known.has('cursa_no_such_total')).toBe(false);
  });
});

describe('alerts', () => {
  const tests = Object.entries(files)
    .filter(([path]) => path.includes('/tests/'))
    .flatMap(([, text]) => (parse(text) as { tests: RuleTest[] }).tests);

  it.each(alertNames)('%s has a test in which it fires and one in which it is silent', (alert) => {
    const own = tests.flatMap(({ promql_expr_test }) =>
      promql_expr_test.filter(({ expr }) => expr.includes(`alertname="${alert}"`)),
    );
    const severities = allAlerts.filter((rule) => rule.alert === alert).map(({ severity }) => severity);
    for (const severity of severities) {
      const fires = own.map(({ exp_samples }) =>
        exp_samples.some(({ labels }) => labels.includes(`severity="${severity}"`)),
      );
      expect([severity, fires.includes(true), fires.includes(false)]).toEqual([severity, true, true]);
    }
  });

  it.each(alertNames)('%s has a page that says what it means, where to look and what to do', (alert) => {
    const path = join(ROOT, runbookOf(alert));
    expect([runbookOf(alert), existsSync(path)]).toEqual([runbookOf(alert), true]);
    const page = readFileSync(path, 'utf8');
    expect(page.match(/^#+ .+$/gm)).toEqual([`# ${alert}`, '## What it means', '## Look here', '## Do this']);
    const parts = page.split(/^## .+$/m).slice(1);
    expect(parts.every((part) => part.trim().length > 10)).toBe(true);
  });

  it('no page is left of an alert that is gone', () => {
    const pages = readdirSync(join(ROOT, 'deploy/runbooks')).map((name) => name.replace('.md', ''));
    expect(pages.filter((page) => !alertNames.includes(page))).toEqual([]);
  });
});
