import { z } from 'zod';

/** A signature that is not with the server yet; a photo of the pad, and the name typed instead of it. */
export const signatureDraft = z.object({ drawn: z.string(), typed: z.string() });
export type SignatureDraft = z.infer<typeof signatureDraft>;

/** In sessionStorage until it is sent: a dead spot must not cost a second trip to the customer's door. */
export const signatureKey = (orderId: string): string => `cursa-signature-${orderId}`;
