import { paymentsApi } from '@cursa/contracts/http/payments';
import { acceptDeliveryRequest } from '@cursa/contracts/legacy/payment-calls';
import { translation } from './engine/translation.ts';

/** The sums go along as what the payer saw; payments computes its own and refuses a difference (decision 21). */
export const acceptDeliveryRequestTranslation = translation(
  acceptDeliveryRequest,
  async ({ fields, parts }) => {
    const isCard = fields.payment_type === 'stripe';
    const paid = await parts.call(paymentsApi.payDelivery, {
      params: { order_id: fields.order_id },
      body: {
        driver_id: fields.driver_id,
        method: fields.payment_type,
        ...(isCard ? { card_token: fields.stripe_token } : {}),
        ...(fields.promo_code ? { coupon: fields.promo_code } : {}),
        expected: {
          price_minor: fields.driver_quote,
          vat_minor: fields.gst,
          total_minor: fields.delivery_cost,
          discount_minor: fields.coupon_discount,
          due_minor: isCard ? fields.stripe_amount : undefined,
        },
      },
    });
    return { data: { order_id: paid.order_id, delivery_status: paid.status } };
  },
  {
    fieldNames: {
      method: 'payment_type',
      card_token: 'stripe_token',
      coupon: 'promo_code',
      'expected.price_minor': 'driver_quote',
      'expected.vat_minor': 'gst',
      'expected.total_minor': 'delivery_cost',
      'expected.discount_minor': 'coupon_discount',
      'expected.due_minor': 'stripe_amount',
    },
  },
);
