import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { APPS } from '../stack/apps.ts';
import { ROOT } from '../stack/paths.ts';
import { makePorts } from '../stack/ports.ts';

interface Prometheus {
  readonly scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

describe('Prometheus on one machine', () => {
  it('looks at every service where the stack makes it answer', () => {
    const text = readFileSync(join(ROOT, 'deploy/prometheus/prometheus.yaml'), 'utf8');
    const [job] = (parse(text) as Prometheus).scrape_configs;
    const ports = makePorts(0);
    expect(job?.job_name).toBe('cursa');
    expect(job?.static_configs[0]?.targets).toEqual(APPS.map((app) => `127.0.0.1:${ports[`${app}Metrics`]}`));
  });
});
