import { offersApi } from '@cursa/contracts/http/offers';
import { getDriverIdByOrderId } from '@cursa/contracts/legacy/offer-calls';
import { translation } from './engine/translation.ts';

export const getDriverIdByOrderIdTranslation = translation(
  getDriverIdByOrderId,
  async ({ fields, parts }) => {
    const { offer } = await parts.call(offersApi.orderAgreement, { params: { order_id: fields.order_id } });
    return { driver_id: offer?.driver_id ?? '' };
  },
);
