/** A card as typed. Lives in the state of the fields and nowhere else. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;

export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '' };
