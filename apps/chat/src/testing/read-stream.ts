export interface StreamEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: Record<string, string>;
}

/** Reads server-sent events until the stream ends or `seen` says stop; a broken connection is an end like any other. */
export async function readStream(
  url: string,
  token: string,
  lastEventId: string | undefined,
  seen: (event: StreamEvent) => boolean | undefined,
): Promise<{ status: number; text: string }> {
  const abort = new AbortController();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  };
  let text = '';
  let status = 0;
  try {
    const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
    status = response.status;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk as Uint8Array, { stream: true });
      text += piece;
      rest += piece;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const event of blocks.map(parse)) if (event && seen(event)) return { status, text };
    }
  } catch {
    // Cut.
  } finally {
    abort.abort();
  }
  return { status, text };
}

function parse(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  );
  const name = fields.get('event');
  if (!name) return undefined;
  return {
    id: fields.get('id'),
    name,
    data: JSON.parse(fields.get('data') ?? '{}') as Record<string, string>,
  };
}
