type Shutdown = () => Promise<void>;

let registered: Shutdown | undefined;

/** Called by register.ts, which runs before the service. */
export function onTelemetryShutdown(shutdown: Shutdown): void {
  registered = shutdown;
}

/** Sends the last spans and stops; does nothing without an SDK, and never takes longer than two seconds. */
export async function shutdownTelemetry(): Promise<void> {
  const shutdown = registered;
  registered = undefined;
  if (!shutdown) return;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 2_000);
  });
  await Promise.race([shutdown().catch(() => undefined), limit]);
  clearTimeout(timer);
}
