import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { authApi } from '@cursa/contracts/http/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { RegisterDriver } from './register-driver.ts';
import { RegisterSender } from './register-sender.ts';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registerSender: RegisterSender,
    private readonly registerDriver: RegisterDriver,
  ) {}

  @Handles(authApi.registerSender)
  sender(
    @Input() { body }: InputOf<typeof authApi.registerSender>,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof authApi.registerSender>> {
    return this.registerSender.execute(body, operationId);
  }

  @Handles(authApi.registerDriver)
  driver(
    @Input() { body }: InputOf<typeof authApi.registerDriver>,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof authApi.registerDriver>> {
    return this.registerDriver.execute(body, operationId);
  }
}
