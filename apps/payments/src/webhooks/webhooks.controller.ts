import { Controller, Headers } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Handles, RawBody } from '@cursa/platform/http';
import { ReceiveStripeEvent } from './receive-stripe-event.ts';

@Controller()
export class WebhooksController {
  constructor(private readonly receiveStripeEvent: ReceiveStripeEvent) {}

  @Handles(paymentsApi.stripeWebhook)
  async stripe(
    @RawBody() body: Buffer | undefined,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<ResponseOf<typeof paymentsApi.stripeWebhook>> {
    await this.receiveStripeEvent.execute(body, signature);
    return { received: true };
  }
}
