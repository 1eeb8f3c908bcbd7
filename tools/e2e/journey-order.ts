import { must } from './must.ts';
import type { Stage } from './stage.ts';
import { moveForm } from './order-form.ts';
import { photo } from './photo.ts';

/** The live estimate beside the wizard. */
export async function estimate({ sender, tell }: Stage): Promise<void> {
  tell('2. The sender asks what it would cost');
  const answer = await must(sender, '/priceCalculation', moveForm());
  const parts = answer.breakdown as { label: string; amount: string }[];
  for (const { label, amount } of parts) tell(`   ${label.padEnd(34)} ${`$${amount}`.padStart(10)}`);
  tell(
    `   ${'Total'.padEnd(34)} ${`$${String(answer.total)}`.padStart(10)}   (${String(answer.distance)} km)`,
  );
}

/** A move from Cluj-Napoca to București with furniture and three photos. */
export async function postOrder(stage: Stage): Promise<void> {
  const { sender, tell } = stage;
  tell('3. The sender posts the move, with three photos');
  const photos = {
    parcel_image1: await photo('Canapea pe colț', '#3d6b8c'),
    parcel_image2: await photo('Pat dublu', '#8c5a3d'),
    parcel_image3: await photo('Cutii', '#5b8c3d'),
  };
  const answer = await must(
    sender,
    '/create_order',
    moveForm({ ...photos, courier_notes: `Demonstrație, ${new Date().toISOString()}` }),
  );
  stage.orderId = (answer.data as { order_id: string }).order_id;
  const detail = await must(sender, '/deliveryDetail', { order_id: stage.orderId });
  const row = detail.deliverydata as Record<string, string>;
  tell(
    `   Order ${stage.orderId}: ${row.pickupaddress} → ${row.dropoffaddress}, ${row.pickup_date}, ${row.delivery_status}`,
  );
  for (const { item_name, quantity } of detail.order_details as { item_name: string; quantity: unknown }[])
    tell(`   ${String(quantity)} × ${item_name}`);
}
