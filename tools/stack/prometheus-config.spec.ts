import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from './paths.ts';
import { makePorts } from './ports.ts';
import { prometheusConfig } from './prometheus-config.ts';

const deploy = join(ROOT, 'deploy');
const render = (targets: Parameters<typeof prometheusConfig>[1]) =>
  parse(prometheusConfig(deploy, targets)) as {
    global: Record<string, string>;
    rule_files: string[];
    scrape_configs: {
      job_name: string;
      static_configs?: { targets: string[] }[];
      kubernetes_sd_configs?: object[];
      relabel_configs?: object[];
    }[];
  };

describe('the configuration of a stack’s Prometheus', () => {
  it('looks at the nine services where an offset has put them', () => {
    const targets = render(makePorts(3000)).scrape_configs[0]?.static_configs?.[0]?.targets ?? [];
    expect(targets).toHaveLength(9);
    expect(targets).toContain('127.0.0.1:10200');
    expect(targets).not.toContain('127.0.0.1:7200');
  });

  it('loads the rules of deploy/alerts and keeps the rest of deploy/prometheus', () => {
    const config = render(makePorts(0));
    expect(config.rule_files).toEqual([join(deploy, 'alerts/*.yaml')]);
    expect(config.global).toEqual({ scrape_interval: '5s', evaluation_interval: '15s' });
    expect(config.scrape_configs.map(({ job_name }) => job_name)).toEqual(['cursa']);
  });

  it('looks for pods as the chart’s own Prometheus does, by the same rules', () => {
    const pods = { namespace: 'shop', release: 'cursa', kubeconfig: '/somewhere/config' };
    const [job] = render(pods).scrape_configs;
    expect(job?.static_configs).toBeUndefined();
    expect(job?.kubernetes_sd_configs).toEqual([
      {
        role: 'pod',
        kubeconfig_file: '/somewhere/config',
        namespaces: { names: ['shop'] },
        selectors: [{ role: 'pod', label: 'app.kubernetes.io/instance=cursa' }],
      },
    ]);
    expect(job?.relabel_configs).toEqual(rulesOfTheChart());
    expect(rulesOfTheChart().length).toBeGreaterThan(2);
  });
});

/** What stands below `relabel_configs:` in the template; no line of it is templated. */
function rulesOfTheChart(): object[] {
  const template = readFileSync(join(ROOT, 'helm/cursa/templates/_observe-files.tpl'), 'utf8');
  const [, below = ''] = template.split('relabel_configs:\n');
  const [rules = ''] = below.split('{{');
  return parse(rules) as object[];
}
