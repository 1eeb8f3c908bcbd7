import type { Label } from './option.ts';

/** What a legacy client writes as the status of a new delivery (specification §9). */
export const newDeliveryStatus = '1';

/** The delivery statuses that are shown (specification §4, decision 18). */
export const deliveryStatuses = ['Open', 'Accepted', 'Completed', 'Cancelled', 'Expired'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryStatusLabels: Readonly<Record<DeliveryStatus, Label>> = {
  Open: { ro: 'Deschisă', en: 'Open' },
  Accepted: { ro: 'Acceptată', en: 'Accepted' },
  Completed: { ro: 'Finalizată', en: 'Completed' },
  Cancelled: { ro: 'Anulată', en: 'Cancelled' },
  Expired: { ro: 'Expirată', en: 'Expired' },
};

/** `type` of get_user_deliveries and get_driver_deliveries. */
export const deliveryListTypes = { active: '1', history: '2' } as const;

/** `payment_type` of acceptDeliveryRequest. */
export const paymentTypes = ['stripe', 'wallet', 'cash'] as const;

/** `user_type` (decision 9): 1 sender, 2 driver, 3 business sender. */
export const userTypes = { user: '1', driver: '2', business: '3' } as const;

/** What a rating counts, 1–5 each. */
export const ratingCategories = ['service', 'time', 'behaviour'] as const;
