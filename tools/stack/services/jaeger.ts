import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { buildGoProgram } from '../go-module.ts';
import { answersOk } from '../wait.ts';
import type { BackingService } from './service.ts';

const MODULE = 'github.com/jaegertracing/jaeger';
const VERSION = 'v1.76.0';
const SUM = 'h1:sWCOOF1dr+NL0PLil7mFo3BqqQL8k4WiM7aguFbc14g=';

/** Traces in memory. Built once from its Go module; the build is long and nobody needs to wait for it. */
export function jaeger(context: StackContext): BackingService {
  const { jaeger: ui, otlp, jaegerAdmin, jaegerGrpc } = context.ports;
  const binary = join(context.paths.cache, `jaeger-${VERSION}`, 'jaeger');
  return {
    name: 'jaeger',
    title: 'Jaeger',
    ports: ['jaeger', 'otlp', 'jaegerAdmin', 'jaegerGrpc'],
    values: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${context.address}:${otlp}` },
    help: { isBuilt: existsSync(binary), url: `http://localhost:${ui}`, label: 'Traces' },
    prepare: async (report) => {
      const log = context.supervisor.logOf('jaeger-build');
      let lines = 0;
      const program = {
        module: MODULE,
        version: VERSION,
        sum: SUM,
        package: './cmd/all-in-one',
        binary,
        log,
      };
      await buildGoProgram(program, () => report(`${(lines += 1)} packages downloaded or compiled`));
    },
    async start() {
      const args = [
        `--query.http-server.host-port=127.0.0.1:${ui}`,
        `--query.grpc-server.host-port=127.0.0.1:${jaegerGrpc}`,
        `--collector.otlp.http.host-port=${context.address}:${otlp}`,
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
