export interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: string;
    readonly message?: string;
    readonly trace_id?: string;
    readonly errors?: readonly { readonly field: string }[];
  };
}

/** Sends a request; one that came too soon waits as it is told and tries again. */
export async function send(url: string, init: RequestInit): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status !== 429 || tries === 5) {
      return { status: response.status, body: JSON.parse(text) as Answer['body'] };
    }
    const seconds = Number(response.headers.get('retry-after') ?? 5);
    await new Promise((resolve) => setTimeout(resolve, (seconds + 1) * 1000));
  }
}

/** A call as JSON, or as a query where it is read. */
export function sendFields(
  base: string,
  name: string,
  method: 'GET' | 'POST',
  fields: Readonly<Record<string, unknown>>,
  token: string | undefined,
): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (method === 'POST') {
    const body = JSON.stringify(fields);
    return send(`${base}/${name}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  }
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined)
        query.append(field, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return send(`${base}/${name}?${query.toString()}`, { method, headers });
}
