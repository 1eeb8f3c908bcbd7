import { Schema } from 'mongoose';
import { collection } from '../store/collection.ts';

/** A yes of offers, for a pair or for one order of theirs. A yes never becomes a no; a no is not kept. */
export interface StandingDocument {
  _id: string;
  open: true;
  free?: true;
}

export const standingSchema = new Schema<StandingDocument>(
  { _id: { type: String, required: true }, open: Boolean, free: Boolean },
  collection('standings'),
);
