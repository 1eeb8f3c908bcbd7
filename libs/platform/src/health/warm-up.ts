import type { HealthRegistry } from './health-registry.ts';

/** As many connections as the pool keeps (see createDataSource). */
const AT_ONCE = 2;

/**
 * Opens the connections to a service's stores. Called before it listens, so that the first calls to a new pod, on a node
 * that starts others as well, do not wait for them. A store that is away is no reason not to start.
 */
export async function warmUp(registry: HealthRegistry): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => registry.readiness()));
}
