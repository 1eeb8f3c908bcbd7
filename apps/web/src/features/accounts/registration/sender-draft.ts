import { z } from 'zod';
import { useDraft } from '../../../lib/forms/use-draft.ts';

/** What a sender has filled in so far; kept for this tab and never the password (decision 10). */
export const senderDraft = z.object({
  user_type: z.enum(['1', '3']).default('1'),
  business_name: z.string().default(''),
  firstname: z.string().default(''),
  lastname: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  country_code: z.string().default('RO'),
  state: z.string().default(''),
  city: z.string().default(''),
  street: z.string().default(''),
});
export type SenderDraft = z.output<typeof senderDraft>;

export const emptySender: SenderDraft = senderDraft.parse({});

export function useSenderDraft() {
  return useDraft('registration-sender', senderDraft);
}
