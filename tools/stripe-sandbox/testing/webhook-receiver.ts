import { once } from 'node:events';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { webhookSecret } from './run-sandbox.ts';

export interface WebhookReceiver {
  url: string;
  /** Verified events in the order they came. */
  events: Stripe.Event[];
  /** Answers the next deliveries with these statuses instead of 200. */
  failNext: (...statuses: number[]) => void;
  until: (test: (events: Stripe.Event[]) => boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** Takes webhooks the way Stripe tells merchants to: raw body, signature checked by the official client. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const stripe = new Stripe('sk_test_unused');
  const events: Stripe.Event[] = [];
  const failures: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const failure = failures.shift();
      if (failure) return response.writeHead(failure).end();
      const signature = request.headers['stripe-signature'] ?? '';
      try {
        events.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret));
        return response.writeHead(200).end();
      } catch {
        return response.writeHead(400).end();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/webhook`,
    events,
    failNext: (...statuses) => failures.push(...statuses),
    until: async (test) => {
      const end = Date.now() + 8000;
      while (!test(events)) {
        if (Date.now() > end) throw new Error(`Not in time; got: ${events.map((e) => e.type).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
