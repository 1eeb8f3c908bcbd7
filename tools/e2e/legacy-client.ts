/** An answer of a legacy call: HTTP status, JSON body, and the trace that followed it. */
export interface LegacyAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly result?: string; readonly message?: string };
  readonly traceId: string;
}

export type Fields = Readonly<Record<string, string | number | Blob | undefined>>;

/** A client that knows the legacy calls only: multipart out, JSON in, a bearer token once signed in. */
export class LegacyClient {
  readonly base: string;
  readonly code: string;
  token: string | undefined;
  userId = '';
  email = '';

  constructor(base: string, code: string) {
    this.base = base.replace(/\/+$/, '');
    this.code = code;
  }

  async signIn(email: string, password: string, userType: 1 | 2): Promise<LegacyAnswer> {
    const answer = await this.post('/login', { email, password, user_type: userType, device_token: 'demo' });
    const data = answer.body.data as { user_id?: string; access_token?: string } | undefined;
    this.token = data?.access_token;
    this.userId = data?.user_id ?? '';
    this.email = email;
    return answer;
  }

  post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<LegacyAnswer> {
    const form = new FormData();
    form.set('code', this.code);
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.set(name, value, `${name}.png`);
      else if (value !== undefined) form.set(name, String(value));
    }
    return this.send(path, { method: 'POST', body: form, headers });
  }

  get(path: string, query: Readonly<Record<string, string>>): Promise<LegacyAnswer> {
    return this.send(`${path}?${new URLSearchParams({ code: this.code, ...query }).toString()}`, {
      method: 'GET',
    });
  }

  private async send(path: string, init: RequestInit): Promise<LegacyAnswer> {
    const headers = new Headers(init.headers);
    if (this.token !== undefined) headers.set('authorization', `Bearer ${this.token}`);
    const response = await fetch(this.base + path, { ...init, headers, signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    return { status: response.status, body: parse(text), traceId: response.headers.get('x-trace-id') ?? '' };
  }
}

function parse(text: string): LegacyAnswer['body'] {
  try {
    return JSON.parse(text) as LegacyAnswer['body'];
  } catch {
    return { result: undefined, message: `not JSON: ${text.slice(0, 200)}` };
  }
}
