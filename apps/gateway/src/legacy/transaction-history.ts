import { paymentsApi } from '@cursa/contracts/http/payments';
import { transactionHistory } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';

/** Top-ups only; other movements exist in the typed API (decision 24). */
export const transactionHistoryTranslation = translation(transactionHistory, async ({ parts }) => {
  const wallet = await parts.call(paymentsApi.walletMovements, { query: { kind: 'top-up', limit: 500 } });
  return {
    wallet_amount: decimal(wallet.balance_minor),
    data: wallet.movements.map(({ created_at, amount_minor }) => ({
      created_at,
      amount: decimal(amount_minor),
    })),
  };
});
