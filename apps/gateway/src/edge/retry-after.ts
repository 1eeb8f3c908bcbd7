/** When to come back, for answers that say "later"; a limiter that knows better has set the header itself. */
export function retryAfterSeconds(status: number): number | undefined {
  if (status === 429) return 30;
  return status === 503 ? 5 : undefined;
}
