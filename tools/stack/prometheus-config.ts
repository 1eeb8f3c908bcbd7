import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { APPS } from './apps.ts';
import type { Ports } from './ports.ts';

/** Pods of one release, as the API server of the kubeconfig's current context names them. */
export interface Pods {
  readonly namespace: string;
  readonly release: string;
  readonly kubeconfig: string;
}

interface Config {
  readonly global: object;
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly { readonly job_name: string }[];
}

/** One machine has few series: what went wrong a moment ago can be seen at once. */
export const SCRAPE_SECONDS = 5;

/**
 * deploy/prometheus/prometheus.yaml for one stack: the same rules and the same job, whose targets are where this stack's
 * services answer, or the pods of a release. `deploy` is that folder of the clone.
 */
export function prometheusConfig(deploy: string, targets: Ports | Pods): string {
  const base = parse(readFileSync(join(deploy, 'prometheus/prometheus.yaml'), 'utf8')) as Config;
  const [job] = base.scrape_configs;
  if (!job || base.scrape_configs.length > 1) throw new Error('deploy/prometheus must have one job');
  return stringify({
    ...base,
    global: { ...base.global, scrape_interval: `${SCRAPE_SECONDS}s` },
    rule_files: base.rule_files.map((path) => join(deploy, 'prometheus', path)),
    scrape_configs: [
      { job_name: job.job_name, ...('kubeconfig' in targets ? ofPods(targets) : ofPorts(targets)) },
    ],
  });
}

function ofPorts(ports: Ports): object {
  return { static_configs: [{ targets: APPS.map((app) => `127.0.0.1:${ports[`${app}Metrics`]}`) }] };
}

/** The rules of helm/cursa/templates/_observe-files.tpl, so that series carry the same labels. */
function ofPods({ namespace, release, kubeconfig }: Pods): object {
  const of = (label: string): string => `__meta_kubernetes_${label}`;
  return {
    kubernetes_sd_configs: [
      {
        role: 'pod',
        kubeconfig_file: kubeconfig,
        namespaces: { names: [namespace] },
        selectors: [{ role: 'pod', label: `app.kubernetes.io/instance=${release}` }],
      },
    ],
    relabel_configs: [
      { source_labels: [of('pod_container_port_name')], regex: 'metrics', action: 'keep' },
      { source_labels: [of('pod_phase')], regex: 'Running', action: 'keep' },
      { source_labels: [of('namespace')], target_label: 'namespace' },
      { source_labels: [of('pod_name')], target_label: 'pod' },
    ],
  };
}
