import type { AccountCard as CardAnswer } from '@cursa/contracts/http/auth';
import type { AccountCard } from './account-card.entity.ts';

/** The columns of a card, from auth's answer or its event. */
export function cardOf(card: Omit<CardAnswer, 'status' | 'vat_registered'>): AccountCard {
  return {
    accountId: card.account_id,
    role: card.role,
    firstName: card.first_name,
    lastName: card.last_name,
    profileImageId: card.profile_image_id,
    vehicleType: card.vehicle_type,
    homeLatitude: card.home?.latitude ?? null,
    homeLongitude: card.home?.longitude ?? null,
  };
}
