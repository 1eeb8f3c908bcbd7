import { bookingApi } from '@cursa/contracts/http/booking';
import { rating } from '@cursa/contracts/legacy/order-calls';
import { translation } from './engine/translation.ts';

export const ratingTranslation = translation(rating, async ({ fields, parts }) => {
  const { order_id, service, time, behaviour, comment } = fields;
  await parts.call(bookingApi.rateOrder, {
    params: { order_id },
    body: { service, time, behaviour, comment },
  });
  return {};
});
