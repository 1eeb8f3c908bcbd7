import { paymentsApi } from '@cursa/contracts/http/payments';
import { promocodeApply } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';

export const promocodeApplyTranslation = translation(
  promocodeApply,
  async ({ fields, parts }) => {
    const { order_id } = fields;
    const found = await parts.call(paymentsApi.checkCoupon, {
      body: { coupon: fields.promo_code, ...(order_id === undefined ? {} : { order_id }) },
    });
    return { coupon: found.coupon, coupon_discount: decimal(found.discount_minor) };
  },
  { prepare: (sent, { APP_CODE }) => withPromoCode(sent, APP_CODE), fieldNames: { coupon: 'promo_code' } },
);

/**
 * `promo_code` is read first, else `code` when that is not the app code (decision 29): the specified form has one
 * field for both.
 */
function withPromoCode(sent: Record<string, unknown>, appCode: string): Record<string, unknown> {
  const { promo_code, code } = sent;
  const isMissing = promo_code === undefined || promo_code === null || promo_code === '';
  if (isMissing && code !== undefined && code !== '' && code !== appCode) {
    return { ...sent, promo_code: code, code: appCode };
  }
  return code === promo_code ? { ...sent, code: appCode } : sent;
}
