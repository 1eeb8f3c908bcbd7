import { beforeAll, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { Manifest } from './kinds.ts';
import { callersOf, environmentOf, find, mainOf, namesOf, ofKind, podOf, reachedBy } from './manifests.ts';
import { OBSERVED, set, template, TRYOUT, withHelm } from './render.ts';

interface Discovery {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly { readonly job_name: string; readonly kubernetes_sd_configs: unknown }[];
}

withHelm('Prometheus and Grafana in the cluster', () => {
  let all: Manifest[];
  beforeAll(async () => {
    all = await template(...OBSERVED);
  }, 60_000);

  it('are not there unless asked for', async () => {
    const parts = (manifests: readonly Manifest[]): string[] =>
      [...namesOf(manifests, 'StatefulSet'), ...namesOf(manifests, 'Deployment')].filter((name) =>
        /prometheus|grafana/.test(name),
      );
    const small = await template(...TRYOUT, ...set('metrics.enabled=true'));
    expect(parts(small)).toEqual([]);
    expect(ofKind(small, 'Role')).toEqual([]);
    expect(parts(all)).toEqual(['prometheus', 'grafana']);
  });

  it('both keep to restricted Pod Security with a read-only root', () => {
    for (const workload of [
      find(all, 'StatefulSet', 'cursa-prometheus'),
      find(all, 'Deployment', 'cursa-grafana'),
    ]) {
      expect(podOf(workload).securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(mainOf(workload).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('Prometheus finds the pods of this release, as the job that alerts ask for, and has the alerts', () => {
    const { data } = find(all, 'ConfigMap', 'cursa-prometheus');
    const { rule_files, scrape_configs } = parse(data['prometheus.yaml']!) as Discovery;
    expect(scrape_configs).toMatchObject([
      {
        job_name: 'cursa',
        kubernetes_sd_configs: [
          {
            role: 'pod',
            namespaces: { own_namespace: true },
            selectors: [{ role: 'pod', label: 'app.kubernetes.io/instance=cursa' }],
          },
        ],
      },
    ]);
    expect(rule_files).toEqual(['/etc/cursa/alerts/*.yaml']);
    const prometheus = find(all, 'StatefulSet', 'cursa-prometheus');
    expect(mainOf(prometheus).volumeMounts).toContainEqual(
      expect.objectContaining({ name: 'alerts', mountPath: '/etc/cursa/alerts' }),
    );
    expect(Object.keys(find(all, 'ConfigMap', 'cursa-alerts').data)).toContain('services.yaml');
  });

  it('Prometheus may read pods and nothing else, and has the only token', () => {
    expect(ofKind(all, 'Role').map(({ rules }) => rules)).toEqual([
      [{ apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] }],
    ]);
    const workloads = [...ofKind(all, 'Deployment'), ...ofKind(all, 'StatefulSet')];
    const withToken = workloads.filter((workload) => podOf(workload).automountServiceAccountToken);
    expect(withToken.map(({ metadata }) => metadata.name)).toEqual(['cursa-prometheus']);
    expect(podOf(withToken[0]!).serviceAccountName).toBe('cursa-prometheus');
    expect(find(all, 'ServiceAccount', 'cursa-prometheus').automountServiceAccountToken).toBe(false);
  });

  it('policies: Prometheus reaches metrics and the API server, Grafana what it shows, nobody Grafana', async () => {
    const { egress } = find(all, 'NetworkPolicy', 'cursa-prometheus').spec;
    expect(egress.map(({ ports = [] }) => ports.map(({ port }) => port))).toEqual([
      [53, 53],
      ['metrics'],
      [443, 6443, 8443],
    ]);
    expect(callersOf(all, 'prometheus')).toEqual(['grafana']);
    expect(callersOf(all, 'auth')).toContain('prometheus');
    const small = await template(...TRYOUT, ...set('metrics.enabled=true'));
    expect(callersOf(small, 'auth')).not.toContain('prometheus');
    expect(reachedBy(all, 'grafana')).toEqual(['jaeger', 'prometheus']);
    expect(find(all, 'NetworkPolicy', 'cursa-grafana').spec.ingress).toEqual([]);
  });

  it('Grafana opens on the overview for who looks, with its sources and dashboards by file', () => {
    const grafana = find(all, 'Deployment', 'cursa-grafana');
    const home = '/etc/cursa/dashboards/cursa-overview.json';
    expect(environmentOf(grafana)).toMatchObject({
      GF_AUTH_ANONYMOUS_ENABLED: 'true',
      GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
      GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH: home,
    });
    expect(mainOf(grafana).volumeMounts).toContainEqual(
      expect.objectContaining({ name: 'dashboards', mountPath: '/etc/cursa/dashboards' }),
    );
    expect(Object.keys(find(all, 'ConfigMap', 'cursa-dashboards').data)).toContain('cursa-overview.json');
    const sources = parse(find(all, 'ConfigMap', 'cursa-grafana').data['datasources.yaml']!) as object;
    expect(sources).toMatchObject({
      datasources: [
        { uid: 'prometheus', url: 'http://cursa-prometheus:9090' },
        { uid: 'jaeger', url: 'http://cursa-jaeger:16686' },
      ],
    });
  });

  it('an installation does not wait for Grafana, which may be away with its only pod', () => {
    const { replicas, strategy } = find(all, 'Deployment', 'cursa-grafana').spec;
    expect(replicas).toBe(1);
    expect(strategy?.rollingUpdate?.maxUnavailable).toBe(1);
  });

  it('without Jaeger Grafana knows of none', async () => {
    const without = await template(...OBSERVED, ...set('tryout.stores.jaeger=false'));
    expect(find(without, 'ConfigMap', 'cursa-grafana').data['datasources.yaml']).not.toContain('jaeger');
    expect(reachedBy(without, 'grafana')).toEqual(['prometheus']);
  });
});
