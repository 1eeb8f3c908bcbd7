import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { EndpointDefinition, ServiceName } from '@cursa/contracts/endpoint';
import { endpointOf } from './endpoint-metadata.ts';
import { IDEMPOTENCY_STORE } from './idempotency.port.ts';

/** What is wrong with how the service binds its endpoints; it does not start with such faults. */
export class BootCheckError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The service cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'BootCheckError';
  }
}

/**
 * Every route of a controller is a declared endpoint of this service, bound once, and every promised endpoint is bound.
 * @throws BootCheckError
 */
export function checkEndpoints(
  app: INestApplication,
  service: ServiceName,
  promised: readonly EndpointDefinition[],
): void {
  const faults: string[] = [];
  const bound = new Map<string, string>();
  for (const { name, handler } of routeHandlers(app)) {
    const endpoint = endpointOf(handler);
    if (!endpoint) {
      faults.push(`${name} answers a route without @Handles(endpoint), so nobody said who may call it`);
      continue;
    }
    if (endpoint.service !== service)
      faults.push(`${name} handles ${endpoint.id}, which belongs to ${endpoint.service}`);
    const other = bound.get(endpoint.id);
    if (other) faults.push(`${name} and ${other} both handle ${endpoint.id}`);
    bound.set(endpoint.id, name);
    if (endpoint.idempotent && !hasProvider(app, IDEMPOTENCY_STORE)) {
      faults.push(`${endpoint.id} is idempotent, but the service provides no IDEMPOTENCY_STORE`);
    }
  }
  for (const { id } of promised) {
    if (!bound.has(id)) faults.push(`No controller handles ${id}`);
  }
  if (faults.length > 0) throw new BootCheckError(faults);
}

function* routeHandlers(app: INestApplication): Generator<{ name: string; handler: object }> {
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as object;
      for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        const value: unknown = descriptor.value;
        // 'method' is what Nest's own @Get and its kin leave on a handler.
        if (name === 'constructor' || typeof value !== 'function' || !Reflect.hasMetadata('method', value))
          continue;
        yield { name: `${metatype.name}.${name}`, handler: value };
      }
    }
  }
}

function hasProvider(app: INestApplication, token: symbol): boolean {
  return [...app.get(ModulesContainer).values()].some((module) => module.providers.has(token));
}
