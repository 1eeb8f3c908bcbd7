type Shutdown = () => Promise<void>;

let registered: Shutdown[] = [];

/** Called by register.ts, which runs before the service. */
export function onTelemetryShutdown(shutdown: Shutdown): void {
  registered.push(shutdown);
}

/** Sends the last spans and stops; does nothing without an SDK, and never takes longer than two seconds. */
export async function shutdownTelemetry(): Promise<void> {
  const shutdowns = registered;
  registered = [];
  if (shutdowns.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 2_000);
  });
  await Promise.race([Promise.allSettled(shutdowns.map((shutdown) => shutdown())), limit]);
  clearTimeout(timer);
}
