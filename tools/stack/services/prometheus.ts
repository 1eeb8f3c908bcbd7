import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { buildGoProgram } from '../go-module.ts';
import { prometheusConfig, SCRAPE_SECONDS } from '../prometheus-config.ts';
import { prometheusProgram } from '../prometheus-program.ts';
import { answersOk } from '../wait.ts';
import type { BackingService } from './service.ts';

/** Longer than the longest window of a rule. */
const KEPT = '7d';
const MOST_KEPT = '1GB';

/** Metrics and the alerts, with the page that draws the dashboards (tools/observability/page-server). */
export function prometheus(context: StackContext): BackingService {
  const { paths, ports, supervisor } = context;
  const program = prometheusProgram('prometheus', paths.cache, supervisor.logOf('prometheus-build'));
  const config = join(paths.data, 'prometheus.yaml');
  const address = `127.0.0.1:${ports.prometheus}`;
  return {
    name: 'prometheus',
    title: 'Prometheus',
    ports: ['prometheus', 'dashboards'],
    values: {},
    help: {
      isBuilt: existsSync(program.binary),
      url: `http://localhost:${ports.dashboards}`,
      label: 'Dashboards',
    },
    prepare: async (report) => {
      let lines = 0;
      await buildGoProgram(program, () => report(`${(lines += 1)} packages downloaded or compiled`));
      await writeFile(config, prometheusConfig(join(paths.root, 'deploy'), context.pods ?? ports));
    },
    async start() {
      const args = [
        `--config.file=${config}`,
        `--web.listen-address=${address}`,
        `--storage.tsdb.path=${join(paths.data, 'prometheus')}`,
        `--storage.tsdb.retention.time=${KEPT}`,
        `--storage.tsdb.retention.size=${MOST_KEPT}`,
      ];
      supervisor.start('prometheus', { command: program.binary, args, env: baseEnvironment() });
      supervisor.start('dashboards', {
        command: process.execPath,
        args: [
          '--disable-warning=ExperimentalWarning',
          join(paths.root, 'tools/observability/page-server/main.ts'),
        ],
        env: {
          ...baseEnvironment(),
          PAGE_PORT: String(ports.dashboards),
          PROMETHEUS_URL: `http://${address}`,
          JAEGER_URL: `http://localhost:${ports.jaeger}`,
          SCRAPE_SECONDS: String(SCRAPE_SECONDS),
        },
      });
    },
    async ready() {
      await supervisor.ready('prometheus', () => answersOk(`http://${address}/-/ready`));
      await supervisor.ready('dashboards', () => answersOk(`http://127.0.0.1:${ports.dashboards}/`));
    },
  };
}
