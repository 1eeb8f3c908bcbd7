import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import type { BaseConfig } from '../config/base-config.ts';
import { ConfigError, configFaultExit, readConfig } from '../config/read-config.ts';
import { HealthRegistry } from '../health/health-registry.ts';
import { createLogger, log, setRootLogger } from '../logging/logger.ts';
import { shutdownTelemetry } from '../telemetry/shutdown.ts';
import { OpenConnections } from './open-connections.ts';
import { createApp, type AppOptions, type ServiceModule } from './create-app.ts';

export interface BootstrapOptions<S extends z.ZodObject> extends AppOptions<z.output<S>> {
  /** The service's whole configuration: `z.object({ ...baseConfig, ... })`. */
  readonly config: S;
}

const drainMs = 10_000;
/** Of which so much for callers to leave by themselves, before the listener closes. */
const leaveMs = 4_000;

/**
 * Starts a service: configuration (exit 78 with all faults named), application, listener.
 * SIGTERM and SIGINT drain it: not ready any more, callers are sent away, running requests end, then exit within 10 s.
 */
export async function bootstrap<S extends z.ZodObject>(
  AppModule: ServiceModule<z.output<S>>,
  { config: schema, ...options }: BootstrapOptions<S>,
): Promise<void> {
  const config = readOrExit(schema) as z.output<S> & BaseConfig;
  setRootLogger(createLogger({ service: options.service, level: config.LOG_LEVEL }));
  exitOnFaults();
  try {
    const app = await createApp(AppModule as ServiceModule<typeof config>, config, options);
    const connections = new OpenConnections(app.getHttpServer() as Server);
    await app.listen({ port: config.PORT, host: config.HOST });
    app.get(HealthRegistry).accept(true);
    drainOnSignals(app, connections);
    log().info({ port: config.PORT }, 'Listening');
  } catch (error) {
    log().fatal({ err: error }, 'The service could not start');
    await shutdownTelemetry();
    process.exit(1);
  }
}

function readOrExit<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return readConfig(schema);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(configFaultExit);
  }
}

/** A fault that nobody handled leaves the process in an unknown state: it says so and ends. */
function exitOnFaults(): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log().fatal({ err: error }, `Ended by an ${event}`);
      process.exit(1);
    });
  }
}

function drainOnSignals(app: NestFastifyApplication, connections: OpenConnections): void {
  let draining = false;
  const drain = async (signal: string) => {
    if (draining) return;
    draining = true;
    const began = Date.now();
    log().info({ signal }, 'Draining');
    app.get(HealthRegistry).accept(false);
    setTimeout(() => {
      log().warn('Requests were still running after the time to drain');
      process.exit(1);
    }, drainMs).unref();
    connections.drain();
    // Answers that take too long are cut in time for the rest of the shutdown.
    setTimeout(() => app.getHttpServer().closeAllConnections(), drainMs * 0.7).unref();
    await connections.gone(leaveMs);
    await app.close();
    const closed = Date.now();
    await shutdownTelemetry();
    log().info({ closedMs: closed - began, tracesMs: Date.now() - closed }, 'Drained');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain(signal).catch((error: unknown) => {
        log().error({ err: error }, 'Could not shut down cleanly');
        process.exit(1);
      });
    });
  }
}
