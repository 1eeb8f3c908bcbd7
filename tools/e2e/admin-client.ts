import type { Account } from './ready.ts';

/** The back office's calls that the tests need. */
export class AdminClient {
  readonly base: string;
  private token = '';

  constructor(base: string) {
    this.base = base.replace(/\/+$/, '');
  }

  async signIn({ email, password }: Account): Promise<void> {
    const { access_token } = await this.send<{ access_token: string }>('/api/v1/admin/session', {
      email,
      password,
    });
    this.token = access_token;
  }

  async decide(driverId: string, decision: 'activate' | 'reject' | 'suspend', reason = ''): Promise<void> {
    await this.send(`/api/v1/admin/drivers/${driverId}/activation`, { decision, reason });
  }

  private async send<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.base + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
