import { z } from 'zod';
import { email, name, phone } from '@cursa/contracts/http/common';
import { screenLiterals } from '@cursa/contracts/legacy-literals';

/** Step 1 of a sender's registration, with the specification's messages (§5). */
export function basicSchema(businessNameMissing: string) {
  return z
    .object({
      user_type: z.enum(['1', '3']),
      business_name: z.string().max(200),
      firstname: saying(name, screenLiterals.firstnameRequired),
      lastname: saying(name, screenLiterals.lastnameRequired),
      email: saying(email, screenLiterals.emailInvalid),
      phone: saying(phone, screenLiterals.phoneInvalid),
    })
    .refine(({ user_type: type, business_name: business }) => type === '1' || business.trim() !== '', {
      path: ['business_name'],
      message: businessNameMissing,
      when: () => true,
    });
}

/** The contract's rule with the screen's words for whatever is wrong. */
function saying(rule: z.ZodType<string>, message: string) {
  return z.string().refine((value) => rule.safeParse(value).success, message);
}
