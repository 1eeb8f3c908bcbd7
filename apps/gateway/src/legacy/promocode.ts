import { paymentsApi } from '@cursa/contracts/http/payments';
import { promocode } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';

export const promocodeTranslation = translation(promocode, async ({ parts }) => {
  const { coupons } = await parts.call(paymentsApi.coupons, {});
  return { deliverydata: coupons.map(({ coupon, detail }) => ({ coupon, detail })) };
});
