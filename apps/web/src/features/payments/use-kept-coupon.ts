import { z } from 'zod';
import { useDraft } from '../../lib/forms/use-draft.ts';

const KEY = 'cursa-coupon';
const code = z.string().trim().toUpperCase().min(1).max(40);

/** The code that the person took at /offer or typed at /accept; it waits for the next payment. */
export function useKeptCoupon() {
  const { draft, keep, clear } = useDraft(KEY, code);
  return { coupon: draft, keepCoupon: keep, clearCoupon: clear };
}
