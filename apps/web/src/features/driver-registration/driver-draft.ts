import { z } from 'zod';
import { useDraft } from '../../lib/forms/use-draft.ts';

const text = z.string().default('');
/** A file that the server has; what it looks like is not kept. */
const keptFile = z.object({ media_id: z.string(), name: z.string() });
export type KeptFile = z.output<typeof keptFile>;

/**
 * What a driver has filled in so far, in the specification's names (§3); kept for this tab, without the password
 * (decision 10).
 */
export const driverDraft = z.object({
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
  vehicleType: z.string().default('Car'),
  vehicleNumber: text,
  driverLicense: text,
  address: text,
  bankAccount: text,
  companyName: text,
  transportLicence: text,
  vatRegistered: z.boolean().default(false),
  files: z
    .object({
      licence_front_image: keptFile.optional(),
      licence_back_image: keptFile.optional(),
      transport_licence: keptFile.optional(),
      cmr_insurance: keptFile.optional(),
      registration_certificate: keptFile.optional(),
    })
    .default({}),
});
export type DriverDraft = z.output<typeof driverDraft>;
export type DocumentKind = keyof DriverDraft['files'];

const empty: DriverDraft = driverDraft.parse({});

export function useDriverDraft() {
  const { draft = empty, keep, clear } = useDraft('registration-driver', driverDraft);
  return { draft, keep, clear };
}
