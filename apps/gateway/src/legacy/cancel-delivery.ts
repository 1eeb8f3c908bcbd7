import { offersApi } from '@cursa/contracts/http/offers';
import { cancelDelivery } from '@cursa/contracts/legacy/offer-calls';
import { translation } from './engine/translation.ts';

/** 'Refuza' refuses an offer; without a driver_id only when exactly one is pending (decision 27). */
export const cancelDeliveryTranslation = translation(cancelDelivery, async ({ fields, parts }) => {
  const { order_id, driver_id } = fields;
  await parts.call(offersApi.declineOffer, {
    params: { order_id },
    body: driver_id === undefined ? {} : { driver_id },
  });
  return {};
});
