import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { baseEnvironment } from '../environment.ts';
import { answersOk } from '../wait.ts';
import type { BackingService } from './service.ts';

/** The sandbox that stands in for Stripe until a real key is in the environment. */
export function stripe(context: StackContext): BackingService {
  const { stripe: port, payments } = context.ports;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = context.secrets;
  const url = `http://127.0.0.1:${port}`;
  return {
    name: 'stripe',
    title: 'Stripe sandbox',
    ports: ['stripe'],
    values: { STRIPE_API_URL: url, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CARD_SANDBOX_URL: url },
    prepare: () => Promise.resolve(),
    async start() {
      const env = {
        ...baseEnvironment(),
        PORT: String(port),
        SECRET_KEY: STRIPE_SECRET_KEY,
        WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET,
        WEBHOOK_URL: `http://127.0.0.1:${payments}/webhooks/stripe`,
        DATA_FILE: join(context.paths.data, 'stripe.json'),
      };
      const args = [join(context.paths.root, 'tools/stripe-sandbox/main.ts')];
      context.supervisor.start('stripe', { command: process.execPath, args, env });
    },
    ready: () => context.supervisor.ready('stripe', () => answersOk(`${url}/_sandbox/health`)),
  };
}
