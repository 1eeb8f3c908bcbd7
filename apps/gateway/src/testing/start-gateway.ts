import { signSession, type SessionClaims } from '@cursa/platform/auth';
import { readConfig } from '@cursa/platform/config';
import { createApp, sampleEnvironment } from '@cursa/platform/http';
import { createLogger, setRootLogger } from '@cursa/platform/logging';
import { AppModule } from '../app.module.ts';
import { gatewayConfig } from '../config.ts';
import { installGateway } from '../install-gateway.ts';

/** A gateway for a test, in front of one address that stands for every part. */
export async function startGateway(partUrl: string, overrides: Readonly<Record<string, string>> = {}) {
  setRootLogger(createLogger({ service: 'gateway', level: 'silent' }));
  const parts = ['AUTH', 'BOOKING', 'PRICING', 'OFFERS', 'PAYMENTS', 'CHAT', 'MEDIA', 'NOTIFICATIONS'];
  const { env, keys } = await sampleEnvironment({
    ...Object.fromEntries(parts.map((part) => [`${part}_URL`, partUrl])),
    ...overrides,
  });
  const app = await createApp(AppModule as never, readConfig(gatewayConfig, env), {
    service: 'gateway',
    configure: installGateway as never,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = await app.getUrl();
  const token = (claims: Partial<SessionClaims> = {}) =>
    signSession(
      { sub: 'account-1', role: 'user', sid: 'session-1', ut: 1, st: 'active', amr: ['pwd'], ...claims },
      keys.privateJwk,
      { expiresInSeconds: 300 },
    );
  return { base, token, close: () => app.close() };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** A form with the app code; a Blob becomes a file. */
export function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, `${name}.png`);
  }
  return data;
}
