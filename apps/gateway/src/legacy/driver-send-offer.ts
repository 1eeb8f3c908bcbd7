import { literals } from '@cursa/contracts/legacy-literals';
import { offersApi } from '@cursa/contracts/http/offers';
import { driverSendOffer } from '@cursa/contracts/legacy/offer-calls';
import { sentText } from './engine/sent-text.ts';
import { translation } from './engine/translation.ts';
import { decimal } from './present/decimals.ts';
import { presentFee } from './present/present-fee.ts';

export const driverSendOfferTranslation = translation(
  driverSendOffer,
  async ({ fields, parts }) => {
    const offer = await parts.call(offersApi.sendOffer, {
      params: { order_id: fields.order_id },
      body: { price_minor: fields.driver_quote_real },
    });
    return {
      data: {
        order_id: offer.order_id,
        driver_quote_real: decimal(offer.price_minor),
        platformFee: presentFee(offer),
      },
    };
  },
  {
    fieldNames: { price_minor: 'driver_quote_real' },
    failureText: (errors, sent) => {
      const fault = errors.find(({ field }) => field === 'driver_quote_real');
      if (!fault) return undefined;
      const isZero = /^0+(\.0{1,2})?$/.test(sentText(sent['driver_quote_real']).trim());
      return isZero ? literals.zeroOffer : `The offer price ${fault.message}.`;
    },
  },
);
