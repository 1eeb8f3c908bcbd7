import { Injectable } from '@nestjs/common';
import { publish } from '@cursa/platform/events';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import type { Steps } from '../attempts/drive-attempt.ts';
import type { Payer } from '../attempts/payer.ts';
import { CardSteps } from '../cards/card-steps.ts';
import { accounts } from '../ledger/accounts.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { walletBalance } from '../wallet/wallet-balance.ts';

/** Adding money to a wallet by card, state by state. */
@Injectable()
export class TopUpSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly cards: CardSteps,
  ) {}

  for(payer: Payer): Steps {
    const settle = (attempt: LeasedAttempt) => this.credit(attempt);
    return {
      charging: (attempt) => this.cards.charge(attempt, payer, settle),
      'awaiting-holder': (attempt) => this.cards.awaitHolder(attempt, payer, settle),
      undoing: (attempt) => this.cards.undo(attempt, settle, () => Promise.resolve()),
    };
  }

  private async credit(attempt: LeasedAttempt): Promise<LeasedAttempt> {
    return inTransaction(this.dataSource, async (manager) => {
      const credited = await this.attempts.advance(manager, attempt, 'credited');
      const { attemptId, payerId, chargeMinor, currency } = credited;
      await postJournal(manager, {
        kind: 'top-up',
        reference: attemptId,
        orderId: null,
        currency,
        entries: [
          [accounts.cardClearing, -chargeMinor],
          [accounts.wallet(payerId), chargeMinor],
        ],
      });
      await publish(manager, 'wallet.topped-up', {
        key: payerId,
        data: {
          account_id: payerId,
          transaction_id: attemptId,
          amount_minor: chargeMinor,
          balance_minor: await walletBalance(manager, payerId, currency),
          currency,
        },
      });
      return credited;
    });
  }
}
