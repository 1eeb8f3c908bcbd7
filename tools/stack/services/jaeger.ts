import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report, StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { runTool } from '../run-tool.ts';
import { answersOk } from '../wait.ts';
import type { BackingService } from './service.ts';

const MODULE = 'github.com/jaegertracing/jaeger';
const VERSION = 'v1.76.0';

/** Traces in memory. Built once from its Go module; the build is long and nobody needs to wait for it. */
export function jaeger(context: StackContext): BackingService {
  const { jaeger: ui, otlp, jaegerAdmin, jaegerGrpc } = context.ports;
  const binary = join(context.paths.cache, `jaeger-${VERSION}`, 'jaeger');
  return {
    name: 'jaeger',
    title: 'Jaeger',
    ports: ['jaeger', 'otlp', 'jaegerAdmin', 'jaegerGrpc'],
    values: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${otlp}` },
    prepare: async (report) => {
      if (!existsSync(binary)) await build(context, binary, report);
    },
    async start() {
      const args = [
        `--query.http-server.host-port=127.0.0.1:${ui}`,
        `--query.grpc-server.host-port=127.0.0.1:${jaegerGrpc}`,
        `--collector.otlp.http.host-port=127.0.0.1:${otlp}`,
        `--admin.http.host-port=127.0.0.1:${jaegerAdmin}`,
        '--collector.otlp.grpc.host-port=127.0.0.1:0',
        '--collector.grpc-server.host-port=127.0.0.1:0',
        '--collector.http-server.host-port=127.0.0.1:0',
        '--memory.max-traces=20000',
        `--query.static-files=${join(context.paths.root, 'tools/stack/jaeger-page')}`,
      ];
      context.supervisor.start('jaeger', {
        command: binary,
        args,
        env: { ...baseEnvironment(), SPAN_STORAGE_TYPE: 'memory' },
      });
    },
    ready: () => context.supervisor.ready('jaeger', () => answersOk(`http://127.0.0.1:${ui}/api/services`)),
  };
}

/** True when Jaeger needs no build any more. */
export function jaegerIsBuilt(context: StackContext): boolean {
  return existsSync(join(context.paths.cache, `jaeger-${VERSION}`, 'jaeger'));
}

/**
 * Builds inside the downloaded module, so that its own go.mod (with its one `replace`) and go.sum pin every version.
 * At low priority: it shares the machine with the start itself.
 */
async function build(context: StackContext, binary: string, report: Report): Promise<void> {
  const env = { ...baseEnvironment(), GOFLAGS: '-mod=readonly' };
  const log = context.supervisor.logOf('jaeger-build');
  report('downloading the Go module');
  const source = await download(env, log);
  const draft = `${binary}.${process.pid}`;
  await mkdir(join(binary, '..'), { recursive: true });
  let lines = 0;
  const args = [
    '-n',
    '19',
    'go',
    'build',
    '-v',
    '-trimpath',
    '-ldflags',
    '-s -w',
    '-o',
    draft,
    './cmd/all-in-one',
  ];
  try {
    await runTool({ command: 'nice', args, cwd: source, env }, log, () =>
      report(`${(lines += 1)} packages downloaded or compiled`),
    );
    await rename(draft, binary);
  } finally {
    await rm(draft, { force: true });
  }
}

async function download(env: Record<string, string>, log: string): Promise<string> {
  const json: string[] = [];
  const args = ['-n', '19', 'go', 'mod', 'download', '-json', `${MODULE}@${VERSION}`];
  await runTool({ command: 'nice', args, env }, log, (line) => void json.push(line));
  const text = json.join('\n');
  return (JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { Dir: string }).Dir;
}
