import { deliveryDetail } from '@cursa/contracts/legacy/order-calls';
import { translation } from './engine/translation.ts';
import { presentDetail } from './present/present-detail.ts';
import { readDetail } from './read-detail.ts';

export const deliveryDetailTranslation = translation(deliveryDetail, async ({ fields, parts, config }) => {
  const { order, agreement } = await readDetail(parts, fields.order_id);
  return {
    deliverydata: presentDetail(order, agreement, config.PUBLIC_URL),
    order_details: order.lines,
  };
});
