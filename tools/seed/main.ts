import { Api } from './api.ts';
import { activeDriver, pendingDriver, sender } from './people.ts';
import { seed, type Credentials } from './seed.ts';

/**
 * Fills a fresh local installation with people to sign in as, through the API, and prints who they are. Run when all
 * services are ready. SEED_URL: where the API answers, default PUBLIC_URL. ADMIN_EMAIL and ADMIN_PASSWORD: as auth
 * was given them, else the demo's.
 */
const address = process.env.SEED_URL ?? process.env.PUBLIC_URL;
const admin: Credentials = {
  email: process.env.ADMIN_EMAIL || 'admin@cursa.example',
  password: process.env.ADMIN_PASSWORD || 'Administrator-2026',
};

if (!address) {
  process.stderr.write('PUBLIC_URL is not set: it says where the API answers.\n');
  process.exitCode = 2;
} else {
  try {
    await seed(new Api(address), admin);
    process.stdout.write(`${JSON.stringify(printed())}\n`);
  } catch (error) {
    process.stderr.write(
      `The demo people could not be made. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

function printed() {
  const account = (role: string, { email, password }: Credentials) => ({ role, email, password });
  return {
    coupon: 'DRUMBUN10',
    accounts: [
      account('sender', sender),
      account('driver', activeDriver),
      account('pending-driver', pendingDriver),
      account('admin', admin),
    ],
  };
}
