import { resolveCategory } from '@cursa/contracts/catalogues/categories';
import { bookingApi } from '@cursa/contracts/http/booking';
import { createOrder } from '@cursa/contracts/legacy/order-calls';
import { LegacyFailure } from './engine/legacy.errors.ts';
import { translation, type LegacyFiles } from './engine/translation.ts';
import { handlingOf } from './handling-of.ts';
import { orderFieldNames } from './order-field-names.ts';
import { scheduleOf } from './schedule-of.ts';

export const createOrderTranslation = translation(
  createOrder,
  async ({ fields, parts, files }) => {
    const category = resolveCategory(fields.category);
    if (!category) throw LegacyFailure.of('category', 'is not one of the categories');
    const photo_ids = await storePhotos(files);
    const order = await parts.call(bookingApi.createOrder, {
      body: {
        pickup: {
          address: fields.pickupaddress,
          additional: fields.pickup_additionalAddress,
          latitude: fields.pickup_lat,
          longitude: fields.pickup_long,
        },
        dropoff: {
          address: fields.dropoffaddress,
          additional: fields.dropoff_additionalAddress,
          latitude: fields.dropoff_lat,
          longitude: fields.dropoff_long,
        },
        category: category.key,
        lines: fields.order_details,
        schedule: scheduleOf(fields),
        ...handlingOf(fields),
        vehicle_type: fields.vehicle_type,
        sender_name: fields.sender_name,
        sender_contact: fields.sender_contact,
        receiver_name: fields.receiver_name,
        receiver_contact: fields.receiver_contact,
        instructions: fields.instrucktion_for_pickers,
        courier_notes: fields.courier_notes,
        photo_ids,
        ...(fields.quote_id === undefined ? {} : { quote_id: fields.quote_id }),
      },
    });
    return { data: { order_id: order.order_id } };
  },
  { fieldNames: orderFieldNames },
);

/** One photo that is refused refuses the order: nothing is created without what the sender wanted to show. */
async function storePhotos(files: LegacyFiles): Promise<string[]> {
  const ids = await Promise.all(
    ['parcel_image1', 'parcel_image2', 'parcel_image3'].map((field) => files.store(field)),
  );
  return ids.filter((id) => id !== undefined);
}
