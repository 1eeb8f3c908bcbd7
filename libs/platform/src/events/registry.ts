import {
  events,
  type EventData,
  type EventDefinition,
  type EventName,
} from '@cursa/contracts/events/registry';

export type { EventData, EventDefinition, EventName };

/** Events by name. */
export type EventRegistry = Readonly<Record<string, EventDefinition>>;

/** The Nest token of the registry in use; tests put their own there. */
export const EVENT_REGISTRY = Symbol('EventRegistry');

export const contractsRegistry: EventRegistry = events;

/** @throws Error for a name that is declared nowhere */
export function definitionOf(registry: EventRegistry, name: string): EventDefinition {
  const definition = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!definition)
    throw new Error(`The event "${name}" is not in the registry (libs/contracts/src/events/registry.ts)`);
  return definition;
}
