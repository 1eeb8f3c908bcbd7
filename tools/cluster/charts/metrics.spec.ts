import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { APPS } from '../../stack/apps.ts';
import { ROOT } from '../../stack/paths.ts';
import type { Manifest } from './kinds.ts';
import { find, namesOf, ofKind } from './manifests.ts';
import { set, template, templateText, withHelm } from './render.ts';

const ALERTS = join(ROOT, 'deploy/alerts');
const DASHBOARDS = join(ROOT, 'deploy/dashboards');
const alertNames = readdirSync(ALERTS).filter((name) => name.endsWith('.yaml'));
const dashboardNames = readdirSync(DASHBOARDS);

withHelm('metrics', () => {
  it('a port, and ServiceMonitors where they are wanted', async () => {
    const all = await template(...set('metrics.enabled=true', 'metrics.serviceMonitor.enabled=true'));
    expect(ofKind(all, 'ServiceMonitor')).toHaveLength(APPS.length);
    expect(find(all, 'ConfigMap', 'cursa-auth').data.METRICS_PORT).toBe('9464');
  });

  it('series carry the job that alerts ask for, and the namespace', async () => {
    const all = await template(...set('metrics.enabled=true', 'metrics.serviceMonitor.enabled=true'));
    for (const { spec } of ofKind(all, 'ServiceMonitor'))
      expect(spec.endpoints[0]?.relabelings).toEqual([
        { action: 'replace', targetLabel: 'job', replacement: 'cursa' },
        { action: 'replace', sourceLabels: ['__meta_kubernetes_namespace'], targetLabel: 'namespace' },
      ]);
    expect(readFileSync(join(ALERTS, 'services.yaml'), 'utf8')).toContain('up{job="cursa"}');
  });

  it('off: no port, no object of an operator, no dashboards', async () => {
    const all = await template();
    expect(find(all, 'ConfigMap', 'cursa-auth').data.METRICS_PORT).toBeUndefined();
    const kinds: readonly string[] = ['ServiceMonitor', 'PrometheusRule'];
    expect(all.filter(({ kind }) => kinds.includes(kind))).toEqual([]);
    expect(namesOf(all, 'ConfigMap')).not.toContain('dashboards');
  });

  it('nobody may read them where the list of readers is empty', async () => {
    const ports = (all: readonly Manifest[]): unknown[] =>
      (find(all, 'NetworkPolicy', 'cursa-auth').spec.ingress ?? []).flatMap(({ ports: of = [] }) =>
        of.map(({ port }) => port),
      );
    expect(ports(await template(...set('metrics.enabled=true')))).toContain('metrics');
    const closed = await template(
      ...set('metrics.enabled=true'),
      '--set-json',
      'networkPolicy.metricsFrom=[]',
    );
    expect(ports(closed)).not.toContain('metrics');
  });
});

withHelm('alerts for the Prometheus operator', () => {
  const on = set('metrics.enabled=true', 'metrics.rules.enabled=true', 'metrics.rules.labels.release=x');

  it('are those of deploy/alerts, word for word', async () => {
    const rules = ofKind(await template(...on), 'PrometheusRule');
    expect(rules.map(({ metadata }) => metadata.name).sort()).toEqual(
      alertNames.map((name) => `cursa-${name.slice(0, -'.yaml'.length)}`).sort(),
    );
    for (const { metadata, spec } of rules) {
      const file = join(ALERTS, `${metadata.name.slice('cursa-'.length)}.yaml`);
      expect(spec).toEqual(parse(readFileSync(file, 'utf8')));
      expect(metadata.labels).toMatchObject({ release: 'x' });
    }
  });

  it('keep the braces of Prometheus’ own templates', async () => {
    const text = await templateText(...on);
    expect(text).toContain('{{ $labels.service_name }} has started {{ $value }} times');
    expect(text).not.toContain('<no value>');
  });
});

withHelm('dashboards for a Grafana with a sidecar', () => {
  const on = set('metrics.enabled=true', 'metrics.dashboards.enabled=true');

  it('are those of deploy/dashboards, with the label that it looks for, and fit into a ConfigMap', async () => {
    const { data, metadata } = find(await template(...on), 'ConfigMap', 'cursa-dashboards');
    expect(Object.keys(data).sort()).toEqual([...dashboardNames].sort());
    for (const [name, text] of Object.entries(data))
      expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(join(DASHBOARDS, name), 'utf8')));
    expect(metadata.labels).toMatchObject({ grafana_dashboard: '1' });
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(2 ** 20 / 2);
  });

  it('take a label of one’s own', async () => {
    const all = await template(...on, ...set('metrics.dashboards.labels.shown=yes'));
    expect(find(all, 'ConfigMap', 'cursa-dashboards').metadata.labels).toMatchObject({ shown: 'yes' });
  });
});
