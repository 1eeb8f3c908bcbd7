export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls the public API as any client would. */
export class Api {
  readonly base: string;

  constructor(base: string) {
    this.base = base.replace(/\/+$/, '');
  }

  async post(path: string, body: unknown, token?: string): Promise<Answer> {
    return this.send('POST', path, body, token);
  }

  async get(path: string, token: string): Promise<Answer> {
    return this.send('GET', path, undefined, token);
  }

  private async send(
    method: string,
    path: string,
    body: unknown,
    token: string | undefined,
  ): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
}

/** @throws Error that says which step of the seed failed, and how */
export function expectStatus(step: string, answer: Answer, ...allowed: number[]): Answer {
  if (allowed.includes(answer.status)) return answer;
  const { code, detail } = answer.body as { code?: string | null; detail?: string | null };
  throw new Error(`${step}: ${answer.status} ${code ?? ''} ${detail ?? ''}`);
}
