import { paymentsApi } from '@cursa/contracts/http/payments';
import { setPlatformFee } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';

export const setPlatformFeeTranslation = translation(
  setPlatformFee,
  async ({ fields, parts }) => {
    const paid = await parts.call(paymentsApi.payPlatformFee, {
      params: { order_id: fields.order_id },
      body: {
        driver_id: fields.driver_id,
        card_token: fields.stripe_token,
        expected_minor: fields.platformFee,
      },
    });
    return { platformFee: decimal(paid.fee_minor) };
  },
  { fieldNames: { card_token: 'stripe_token', expected_minor: 'platformFee' } },
);
