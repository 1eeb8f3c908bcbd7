import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EndpointDefinition, ServiceName } from '@cursa/contracts/endpoint';
import type { BaseConfig } from '../config/base-config.ts';
import { HealthRegistry } from '../health/health-registry.ts';
import { installHealthRoutes } from '../health/health-routes.ts';
import { log } from '../logging/logger.ts';
import { NestLogger } from '../logging/nest-logger.ts';
import { checkEndpoints } from './boot-check.ts';
import { PlatformModule } from './platform.module.ts';
import { installRequestHooks } from './request-hooks.ts';

/** A service's root module; `forConfig` where its wiring needs values. */
export interface ServiceModule<C> {
  new (...parts: never[]): object;
  forConfig?(config: C): DynamicModule;
}

export interface AppOptions<C> {
  readonly service: ServiceName;
  /** Every endpoint that this service promises; it does not start when one has no handler. */
  readonly implements?: readonly EndpointDefinition[];
  /** Last touches before it listens: plugins, more content types, microservice transports. */
  readonly configure?: (app: NestFastifyApplication, config: C) => Promise<void> | void;
}

const jsonLimitBytes = 1_048_576;

/** Builds and initialises a service without listening; bootstrap and tests use it. */
export async function createApp<C extends BaseConfig>(
  AppModule: ServiceModule<C>,
  config: C,
  options: AppOptions<C>,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: jsonLimitBytes,
    trustProxy: true,
    routerOptions: { maxParamLength: 200 },
  });
  const inner = AppModule.forConfig?.(config) ?? { module: AppModule };
  const app = await NestFactory.create<NestFastifyApplication>(
    PlatformModule.around(inner, options.service, config),
    adapter,
    { logger: new NestLogger(log()), rawBody: true, abortOnError: false },
  );
  try {
    const fastify = adapter.getInstance();
    installRequestHooks(fastify);
    installHealthRoutes(fastify, app.get(HealthRegistry));
    checkEndpoints(app, options.service, options.implements ?? []);
    await options.configure?.(app, config);
    await app.init();
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}
