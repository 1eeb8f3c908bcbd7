import { z } from 'zod';
import { legacyFailures, literals } from '../legacy-literals.ts';
import { legacyCall } from './define-call.ts';
import { id, ignored, optionalAmount, optionalId, positiveAmount } from './fields.ts';
import { legacyOffer } from './rows.ts';

export const driverSendOffer = legacyCall({
  name: 'driver_send_offer',
  methods: ['POST'],
  summary: 'Offer a price; again replaces the earlier one (decision 28)',
  who: 'driver',
  failure: 'failure',
  successText: literals.offerSent,
  failureText: legacyFailures.driver_send_offer,
  showsReason: true,
  callerIds: ['driver_id'],
  idempotent: 'client',
  fields: z.object({
    order_id: id,
    driver_quote_real: positiveAmount,
    /** Recomputed by the server (decision 21). */
    offer_price: optionalAmount,
  }),
  answer: z.object({
    data: z.object({ order_id: z.string(), driver_quote_real: z.string(), platformFee: z.string() }),
  }),
});

export const driverOfferList = legacyCall({
  name: 'driver_offer_list',
  methods: ['POST'],
  summary: 'Offers on my delivery; only the chosen one when there is one',
  who: 'user',
  successText: 'Offers listed',
  failureText: legacyFailures.driver_offer_list,
  fields: z.object({ order_id: id }),
  answer: z.object({ data: z.array(legacyOffer) }),
});

export const getDriverIdByOrderId = legacyCall({
  name: 'getDriverIdByOrderId',
  methods: ['GET'],
  summary: "The reserved or chosen driver of my delivery, '' without one",
  who: 'user',
  code: 'optional',
  successText: 'Delivery found',
  failureText: legacyFailures.getDriverIdByOrderId,
  fields: z.object({ order_id: id }),
  answer: z.object({ driver_id: z.string() }),
});

export const cancelDelivery = legacyCall({
  name: 'cancelDelivery',
  methods: ['POST'],
  summary: 'Refuse an offer; never cancels a delivery (decision 27)',
  who: 'user',
  successText: 'Offer declined',
  failureText: legacyFailures.cancelDelivery,
  showsReason: true,
  fields: z.object({ order_id: id, driver_id: optionalId, cancelBy: ignored }),
  answer: z.object({}),
});
