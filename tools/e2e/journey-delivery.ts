import { type Carrier, succeed } from './cast.ts';
import { must } from './must.ts';
import type { Stage } from './stage.ts';

/** The two talk freely now that the order is accepted. */
export async function chat(
  { sender, orderId, tell }: Stage,
  { client: driver, name }: Carrier,
): Promise<void> {
  tell('8. They talk');
  await must(sender, '/send_message', {
    sender_id: sender.userId,
    receiver_id: driver.userId,
    order_id: orderId,
    message: 'Bună! Sunați-mă la 0721 000 001 când ajungeți, vă rog.',
  });
  await must(driver, '/send_message', {
    sender_id: driver.userId,
    receiver_id: sender.userId,
    order_id: orderId,
    message: 'Sigur. Ajung mâine la 9.',
  });
  const { messages } = succeed(
    await sender.get('/get_chat', {
      user_id: sender.userId,
      other_user_id: driver.userId,
      order_id: orderId,
    }),
    'get_chat',
  );
  for (const { sender_id, message } of (messages as Record<string, string>[]).slice(-2))
    tell(`   ${sender_id === sender.userId ? 'Sender' : name}: ${message}`);
}

/** The driver hands over against a signature. */
export async function deliver(
  { sender, orderId, tell }: Stage,
  { client: driver, name }: Carrier,
): Promise<void> {
  tell('9. The driver delivers against a signature');
  const { data } = await must(driver, '/get_driver_deliveries', { driver_id: driver.userId, type: '1' });
  if (!(data as Record<string, string>[]).some(({ order_id }) => order_id === orderId))
    throw new Error(`${name} does not see ${orderId} among the current trips`);
  await must(driver, '/deliverOrder', { order_id: orderId, signature: 'Radu Pavel' });
  const detail = await must(sender, '/deliveryDetail', { order_id: orderId });
  tell(`   The sender sees: ${(detail.deliverydata as Record<string, string>).delivery_status}`);
}

/** Stars, and the invoice. */
export async function rate({ sender, orderId, tell }: Stage): Promise<void> {
  tell('10. The sender rates the trip and opens the invoice');
  await must(sender, '/rating', {
    order_id: orderId,
    service: 5,
    time: 4,
    behaviour: 5,
    comment: 'Totul a ajuns întreg. Mulțumesc!',
  });
  const { deliverydata } = await must(sender, '/invoiceDetail', { order_id: orderId });
  const { invoice_url } = deliverydata as Record<string, string>;
  const page = await fetch(invoice_url ?? '');
  if (!page.ok) throw new Error(`The invoice does not open: ${page.status}`);
  tell(`   Invoice: ${invoice_url}`);
}
