import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { StartCardPayment } from './start-card-payment.ts';

@Controller()
export class CardPaymentsController {
  constructor(private readonly startCardPayment: StartCardPayment) {}

  @Handles(paymentsApi.startCardPayment)
  start(
    @Input() { body }: InputOf<typeof paymentsApi.startCardPayment>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof paymentsApi.startCardPayment>> {
    return this.startCardPayment.execute(body, caller, operationId);
  }
}
