import type { ModulesContainer } from '@nestjs/core';
import type { HandlerEntry } from './event-consumer.ts';
import { ON_EVENT, type OnEventMetadata } from './on-event.ts';

export interface ProviderHandler {
  readonly name: string;
  readonly consumer: string | undefined;
  readonly invoke: HandlerEntry['invoke'];
}

/** The `@OnEvent` methods of providers: Nest looks for handlers on controllers only. */
export function providerHandlers(modules: ModulesContainer): ProviderHandler[] {
  const instances = new Set<object>();
  for (const module of modules.values()) {
    for (const { instance, isNotMetatype } of module.providers.values()) {
      if (!isNotMetatype && typeof instance === 'object' && instance !== null) instances.add(instance);
    }
  }
  return [...instances].flatMap(handlersOf);
}

function handlersOf(instance: object): ProviderHandler[] {
  const found: ProviderHandler[] = [];
  const prototype = Object.getPrototypeOf(instance) as object | null;
  for (const property of prototype ? Object.getOwnPropertyNames(prototype) : []) {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, property)?.value;
    if (typeof method !== 'function') continue;
    const metadata = Reflect.getMetadata(ON_EVENT, method) as OnEventMetadata | undefined;
    if (!metadata) continue;
    found.push({
      ...metadata,
      invoke: async (event, transaction) => {
        await (method as (...args: unknown[]) => Promise<void>).call(instance, event, transaction);
      },
    });
  }
  return found;
}
