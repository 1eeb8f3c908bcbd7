/** One server-sent event. Data is one line of JSON; without a position the reader keeps the last one it saw. */
export function frame(name: string, position: number | undefined, data: object): string {
  const id = position === undefined ? '' : `id: ${position}\n`;
  return `event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

export function comment(text: string): string {
  return `: ${text}\n\n`;
}

/** How long a reader waits before it connects again, in ms. */
export function retryHint(ms: number): string {
  return `retry: ${ms}\n\n`;
}

/** The position in a Last-Event-ID; undefined for anything that no stream has sent. */
export function positionOf(lastEventId: string | undefined): number | undefined {
  return lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
}
