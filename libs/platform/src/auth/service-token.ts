import { jwtVerify, SignJWT } from 'jose';
import { serviceNames, type ServiceName } from '@cursa/contracts/endpoint';
import type { Secret } from '../config/secret.ts';
import { secretKeys } from '../config/secret-keys.ts';

const audience = 'cursa-internal';
const lifeSeconds = 60;
const renewBeforeMs = 20_000;

/** Mints and checks the tokens by which services know each other. One secret, tokens of 60 s; during its rotation several are accepted. */
export class ServiceTokens {
  private readonly keys: ReturnType<typeof secretKeys>;
  private current: { readonly token: string; readonly expiresAtMs: number } | undefined;

  constructor(
    secret: Secret,
    private readonly service: ServiceName,
  ) {
    this.keys = secretKeys(secret);
  }

  /** A token that says who calls; the same one until shortly before its end. */
  async mint(): Promise<string> {
    const now = Date.now();
    if (this.current && this.current.expiresAtMs - now > renewBeforeMs) return this.current.token;
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(this.service)
      .setAudience(audience)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + lifeSeconds)
      .sign(this.keys[0]);
    this.current = { token, expiresAtMs: now + lifeSeconds * 1000 };
    return token;
  }

  /** The service that calls, or undefined when the token is not a service's. */
  async verify(token: string): Promise<ServiceName | undefined> {
    for (const key of this.keys) {
      const issuer = await issuerOf(token, key);
      if (issuer !== undefined) return serviceNames.find((name) => name === issuer);
    }
    return undefined;
  }
}

async function issuerOf(token: string, key: Uint8Array): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      clockTolerance: 5,
      maxTokenAge: lifeSeconds + 5,
    });
    return payload.iss;
  } catch {
    return undefined;
  }
}
