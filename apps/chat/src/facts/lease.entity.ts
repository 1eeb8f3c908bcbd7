import { Schema } from 'mongoose';
import { collection } from '../store/collection.ts';

/** Who may relay now. */
export interface LeaseDocument {
  _id: string;
  holder: string;
  until: Date;
}

export const leaseSchema = new Schema<LeaseDocument>(
  { _id: { type: String, required: true }, holder: String, until: Date },
  collection('leases'),
);
