import type { EndpointDefinition } from '../endpoint.ts';
import { authApi } from './auth.ts';
import { bookingApi } from './booking.ts';
import { chatApi } from './chat.ts';
import { mediaApi } from './media.ts';
import { notificationsApi } from './notifications.ts';
import { offersApi } from './offers.ts';
import { paymentsApi } from './payments.ts';
import { pricingApi } from './pricing.ts';

/** Every endpoint of every service: routing at the gateway, OpenAPI and the access matrix are made from it. */
export const allEndpoints: readonly EndpointDefinition[] = [
  authApi,
  bookingApi,
  chatApi,
  mediaApi,
  notificationsApi,
  offersApi,
  paymentsApi,
  pricingApi,
].flatMap((api) => Object.values(api) as EndpointDefinition[]);
