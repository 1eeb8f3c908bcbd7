import { paymentsApi } from '@cursa/contracts/http/payments';
import { invoiceDetail } from '@cursa/contracts/legacy/order-calls';
import { LegacyFailure } from './engine/legacy.errors.ts';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';
import { presentDetail } from './present/present-detail.ts';
import { presentRating } from './present/present-rating.ts';
import { readDetail } from './read-detail.ts';

/** For the parties only: a driver who may look at an open delivery is none yet. */
export const invoiceDetailTranslation = translation(
  invoiceDetail,
  async ({ fields, caller, parts, config }) => {
    const { order_id } = fields;
    const [{ order, agreement }, money] = await Promise.all([
      readDetail(parts, order_id),
      parts.callOr(paymentsApi.orderMoney, { params: { order_id } }),
    ]);
    const isParty = [order.sender_id, order.driver?.driver_id].includes(caller?.accountId);
    if (!isParty) throw new LegacyFailure([]);
    return {
      deliverydata: {
        ...presentDetail(order, agreement, config.PUBLIC_URL),
        rating: order.rating && presentRating(order.rating),
        coupon_discount: decimal(money?.discount_minor),
        amount_due: decimal(money?.due_minor),
        payment_type: money?.payment_method ?? order.payment_method ?? '',
        payment_status: money?.delivery_payment ?? '',
        refunded: decimal(money?.refunded_minor),
        currency: money?.currency ?? order.currency,
        invoice_url: money?.invoice_url ?? '',
      },
      order_details: order.lines,
    };
  },
);
