import { paymentsApi } from '@cursa/contracts/http/payments';
import { addMoneyToWallet } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';

export const addMoneyToWalletTranslation = translation(
  addMoneyToWallet,
  async ({ fields, parts }) => {
    const topUp = await parts.call(paymentsApi.topUp, {
      body: { amount_minor: fields.amount, card_token: fields.stripe_token },
    });
    return { wallet_amount: decimal(topUp.balance_minor), transaction_id: topUp.transaction_id };
  },
  { fieldNames: { amount_minor: 'amount', card_token: 'stripe_token' } },
);
