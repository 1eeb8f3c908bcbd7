import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { createStripe } from '../cards/stripe-client.ts';
import type { Config } from '../config.ts';
import { ProcessStripeEventsJob } from './process-stripe-events.job.ts';
import { BadSignatureError } from './webhooks.errors.ts';

const toleranceSeconds = 300;

/** Takes one of Stripe's events: verify over the raw body, keep it once, answer; it is processed from the table. */
@Injectable()
export class ReceiveStripeEvent {
  private readonly stripe: Stripe;

  constructor(
    private readonly dataSource: DataSource,
    private readonly job: ProcessStripeEventsJob,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.stripe = createStripe(config);
  }

  /** @throws BadSignatureError before anything is read or written */
  async execute(body: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verify(body, signature);
    const { object } = event.data as {
      object?: { id?: unknown; payment_intent?: unknown; object?: unknown };
    };
    const intentId = object?.object === 'payment_intent' ? object.id : object?.payment_intent;
    await this.dataSource.query(
      `insert into stripe_events (event_id, type, object_id, intent_id) values ($1, $2, $3, $4)
       on conflict (event_id) do nothing`,
      [event.id, event.type, text(object?.id), text(intentId)],
    );
    this.job.wake();
  }

  private verify(body: Buffer | undefined, signature: string | undefined): Stripe.Event {
    if (!body || signature === undefined) throw new BadSignatureError();
    try {
      const secret = this.config.STRIPE_WEBHOOK_SECRET.reveal();
      return this.stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch {
      throw new BadSignatureError();
    }
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
