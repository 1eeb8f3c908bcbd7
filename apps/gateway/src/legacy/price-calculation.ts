import { resolveCategory } from '@cursa/contracts/catalogues/categories';
import { pricingApi } from '@cursa/contracts/http/pricing';
import { priceCalculation } from '@cursa/contracts/legacy/order-calls';
import { LegacyFailure } from './engine/legacy.errors.ts';
import { translation } from './engine/translation.ts';
import { handlingOf } from './handling-of.ts';
import { orderFieldNames } from './order-field-names.ts';
import { decimal, kilometres } from './present/decimals.ts';

export const priceCalculationTranslation = translation(
  priceCalculation,
  async ({ fields, parts }) => {
    const category = fields.category === '' ? undefined : resolveCategory(fields.category);
    if (fields.category !== '' && !category)
      throw LegacyFailure.of('category', 'is not one of the categories');
    const estimate = await parts.call(pricingApi.estimate, {
      body: {
        pickup: { latitude: fields.pickup_lat, longitude: fields.pickup_long },
        dropoff: { latitude: fields.dropoff_lat, longitude: fields.dropoff_long },
        lines: fields.order_details,
        vehicle_type: fields.vehicle_type,
        ...handlingOf(fields),
        ...(category ? { category: category.key } : {}),
      },
    });
    return {
      total: decimal(estimate.total_minor),
      basefare: decimal(estimate.base_minor),
      distance: kilometres(estimate.distance_m),
      gst: decimal(estimate.vat_minor),
      currency: estimate.currency,
      breakdown: estimate.breakdown.map(({ code, label, amount_minor }) => ({
        code,
        label,
        amount: decimal(amount_minor),
      })),
      quote_id: estimate.quote_id,
      expires_at: estimate.expires_at,
    };
  },
  { fieldNames: orderFieldNames },
);
