import type { HealthRegistry } from './health-registry.ts';

/** Connections to a database that are open before the first call, and stay open while nothing is asked. */
export const WARM_CONNECTIONS = 2;

/**
 * Opens the connections to a service's stores. Called before it listens, so that the first calls to a new pod, on a node
 * that starts others as well, do not wait for them. A store that is away is no reason not to start.
 */
export async function warmUp(registry: HealthRegistry): Promise<void> {
  await Promise.all(Array.from({ length: WARM_CONNECTIONS }, () => registry.readiness()));
}
