import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { log } from '@cursa/platform/logging';
import { DataSource } from 'typeorm';
import { isEmbedded, type AuthConfig } from '../config.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { createAdmin } from './create-admin.ts';

const retryMs = 2_000;
/** For trying the product out on one machine; a real installation has neither. */
const demoEmail = 'admin@cursa.example';
const demoPassword = 'Administrator-2026';

/** In embedded mode there is an administrator from the start: ADMIN_EMAIL and ADMIN_PASSWORD, or the demo's. */
@Injectable()
export class EmbeddedAdminJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (isEmbedded(this.config)) this.running = this.create();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  /** The database may come up after this service. */
  private async create(): Promise<void> {
    const email = this.config.ADMIN_EMAIL ?? demoEmail;
    const password = this.config.ADMIN_PASSWORD?.reveal() ?? demoPassword;
    try {
      const secret = await createAdmin(this.dataSource, this.hasher, { email, password });
      if (secret !== undefined) log().info('The administrator of the embedded mode was made');
    } catch (error) {
      log().warn({ err: error }, 'The administrator could not be made yet; trying again');
      this.timer = setTimeout(() => {
        this.running = this.create();
      }, retryMs);
    }
  }
}
