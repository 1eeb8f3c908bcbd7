import { render } from '../http/execute.ts';
import type { SandboxConfig } from '../config.ts';
import type { StoredEvent } from '../events/emit-event.ts';
import { signPayload } from './sign.ts';

/** Posts one signed event. Null when taken with 2xx, else why not. */
export async function postEvent(config: SandboxConfig, event: StoredEvent): Promise<string | null> {
  if (!config.webhookUrl) return 'WEBHOOK_URL is not set';
  const body = render(event);
  try {
    const response = await fetch(config.webhookUrl, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(config.webhookTimeoutMs),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(body, config.webhookSecret),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    });
    await response.arrayBuffer();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
