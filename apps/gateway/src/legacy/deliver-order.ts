import { bookingApi } from '@cursa/contracts/http/booking';
import { literals } from '@cursa/contracts/legacy-literals';
import { deliverOrder } from '@cursa/contracts/legacy/order-calls';
import { sentText } from './engine/sent-text.ts';
import { translation } from './engine/translation.ts';

export const deliverOrderTranslation = translation(
  deliverOrder,
  async ({ fields, parts }) => {
    const { order_id, signature } = fields;
    const order = await parts.call(bookingApi.completeOrder, { params: { order_id }, body: { signature } });
    return { data: { order_id: order.order_id, delivery_status: order.status } };
  },
  {
    failureText: (errors, sent) =>
      errors.some(({ field }) => field === 'signature') && sentText(sent['signature']).trim() === ''
        ? literals.signatureRequired
        : undefined,
  },
);
