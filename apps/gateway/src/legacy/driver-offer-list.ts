import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import { driverOfferList } from '@cursa/contracts/legacy/offer-calls';
import { translation } from './engine/translation.ts';
import { presentOffer } from './present/present-offer.ts';

export const driverOfferListTranslation = translation(driverOfferList, async ({ fields, parts, config }) => {
  const params = { order_id: fields.order_id };
  const [{ offers }, order] = await Promise.all([
    parts.call(offersApi.listOffers, { params }),
    parts.callOr(bookingApi.orderDetail, { params }),
  ]);
  return { data: offers.map((offer) => presentOffer(offer, order, config.PUBLIC_URL)) };
});
