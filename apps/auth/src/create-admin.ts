import { readConfig } from '@cursa/platform/config';
import { createDataSource } from '@cursa/platform/persistence';
import { createAdmin } from './admin/create-admin.ts';
import { totpAddress } from './admin/totp.ts';
import { createAdminConfig } from './config.ts';
import { entities } from './entities.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';

/** `ADMIN_EMAIL=... ADMIN_PASSWORD=... node dist/create-admin.js`: prints what the authenticator app reads, once. */
const config = readConfig(createAdminConfig);
const dataSource = await createDataSource({
  url: config.DATABASE_URL.reveal(),
  entities,
  applicationName: 'create-admin',
});
try {
  const password = config.ADMIN_PASSWORD.reveal();
  const secret = await createAdmin(dataSource, new PasswordHasher(config), {
    email: config.ADMIN_EMAIL,
    password,
  });
  const answer =
    secret === undefined ? 'This administrator exists already.' : totpAddress(secret, config.ADMIN_EMAIL);
  process.stdout.write(`${answer}\n`);
} finally {
  await dataSource.destroy();
}
