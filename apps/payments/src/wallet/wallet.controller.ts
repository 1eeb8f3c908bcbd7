import { Controller, Inject } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { TopUp } from '../top-ups/top-up.ts';
import { ReadMovements } from './read-movements.ts';
import { walletBalance } from './wallet-balance.ts';

@Controller()
export class WalletController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly topUp: TopUp,
    private readonly readMovements: ReadMovements,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  @Handles(paymentsApi.wallet)
  async wallet(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof paymentsApi.wallet>> {
    const currency = this.config.CURRENCY;
    return { balance_minor: await walletBalance(this.dataSource, caller.accountId, currency), currency };
  }

  @Handles(paymentsApi.walletMovements)
  movements(
    @Input() { query }: InputOf<typeof paymentsApi.walletMovements>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.walletMovements>> {
    return this.readMovements.execute(caller.accountId, query.kind, query.limit);
  }

  @Handles(paymentsApi.topUp)
  async add(
    @Input() { body }: InputOf<typeof paymentsApi.topUp>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof paymentsApi.topUp>> {
    const { attemptId, payerId, currency } = await this.topUp.execute({
      operationId,
      payerId: caller.accountId,
      amountMinor: body.amount_minor,
      card: body.card_token,
    });
    return {
      transaction_id: attemptId,
      balance_minor: await walletBalance(this.dataSource, payerId, currency),
      currency,
    };
  }
}
