import { ConfigError, configFaultExit, readConfig } from '@cursa/platform/config';
import { createDataSource } from '@cursa/platform/persistence';
import { createAdmin } from './admin/create-admin.ts';
import { totpAddress } from './admin/totp.ts';
import { createAdminConfig } from './config.ts';
import { entities } from './entities.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';

/** `ADMIN_EMAIL=... ADMIN_PASSWORD=... node dist/create-admin.js`: prints what the authenticator app reads, once. */
async function run(): Promise<void> {
  const config = readConfig(createAdminConfig);
  const dataSource = await createDataSource({
    url: config.DATABASE_URL.reveal(),
    entities,
    applicationName: 'create-admin',
  });
  try {
    const admin = { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD.reveal() };
    const secret = await createAdmin(dataSource, new PasswordHasher(config), admin);
    const answer =
      secret === undefined ? 'This administrator exists already.' : totpAddress(secret, config.ADMIN_EMAIL);
    process.stdout.write(`${answer}\n`);
  } finally {
    await dataSource.destroy();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ConfigError ? configFaultExit : 1;
}
