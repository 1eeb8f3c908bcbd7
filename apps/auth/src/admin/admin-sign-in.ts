import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { CONFIG } from '@cursa/platform/config';
import { inTransaction, guardedUpdate } from '@cursa/platform/persistence';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { isTotpRequired, type AuthConfig } from '../config.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { AttemptLimiter } from '../sessions/attempt-limiter.ts';
import { InvalidLoginError } from '../sessions/session.errors.ts';
import { SessionIssuer } from '../sessions/session-issuer.ts';
import { Admin } from './admin.entity.ts';
import { audit } from './audit-log.ts';
import { matchTotp } from './totp.ts';

/** Signs an administrator in: password and, unless switched off, a code of their authenticator. */
@Injectable()
export class AdminSignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly issuer: SessionIssuer,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** @throws InvalidLoginError whatever was wrong: e-mail, password or code */
  async execute(
    body: InputOf<typeof authApi.adminSignIn>['body'],
  ): Promise<ResponseOf<typeof authApi.adminSignIn>> {
    await this.limiter.turn('admin', body.email);
    const admin = await this.dataSource.manager.findOneBy(Admin, { email: body.email });
    const isPassword = await this.hasher.matches(body.password, admin?.passwordHash);
    const session =
      admin && isPassword
        ? await inTransaction(this.dataSource, (manager) => this.open(manager, admin, body.totp))
        : undefined;
    if (!session) {
      await this.limiter.failed('admin', body.email);
      throw new InvalidLoginError();
    }
    await this.limiter.succeeded('admin', body.email);
    return session;
  }

  private async open(manager: EntityManager, admin: Admin, code: string | undefined) {
    const methods = ['pwd'];
    if (isTotpRequired(this.config)) {
      if (!(await takeCode(manager, admin, code))) return undefined;
      methods.push('otp');
    }
    await audit(manager, { adminId: admin.id, act: 'admin.signed-in', detail: { methods } });
    return this.issuer.openForAdmin(manager, admin.id, methods);
  }
}

/** Of two callers with one code the guarded update lets one in. */
async function takeCode(manager: EntityManager, admin: Admin, code: string | undefined): Promise<boolean> {
  if (code === undefined || admin.totpSecret === null) return false;
  const step = matchTotp(admin.totpSecret, code, admin.totpLastStep);
  if (step === undefined) return false;
  return guardedUpdate(
    manager,
    Admin,
    { id: admin.id, totpLastStep: LessThan(step) },
    { totpLastStep: step },
  );
}
