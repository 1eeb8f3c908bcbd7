import { z } from 'zod';
import { email, phone } from '@cursa/contracts/http/common';
import { screenLiterals } from '@cursa/contracts/legacy-literals';

interface Labels {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly emailInvalid: string;
  readonly phone: string;
  readonly phoneInvalid: string;
  readonly vehicleType: string;
  readonly vehicleNumber: string;
  readonly driverLicense: string;
  readonly address: string;
  readonly bankAccount: string;
  readonly companyName: string;
  readonly transportLicence: string;
}

/** '{label} is required' of specification §5, with the label as the screen shows it. */
function required(label: string, longest = 100) {
  return z.string().trim().min(1, screenLiterals.fieldRequired(label)).max(longest);
}

/** The rules of the driver's steps; lengths are the contract's. */
export function driverSchemas(t: Labels) {
  return {
    basic: z.object({
      firstname: required(t.firstname),
      lastname: required(t.lastname),
      email: required(t.email, 254).refine(
        (value) => value === '' || email.safeParse(value).success,
        t.emailInvalid,
      ),
      phone: required(t.phone).refine(
        (value) => value === '' || phone.safeParse(value).success,
        t.phoneInvalid,
      ),
    }),
    vehicle: z.object({
      vehicleType: required(t.vehicleType, 60),
      vehicleNumber: required(t.vehicleNumber, 20),
      driverLicense: required(t.driverLicense, 60),
      address: required(t.address, 300),
      bankAccount: required(t.bankAccount, 40),
    }),
    company: z.object({
      companyName: required(t.companyName, 200),
      transportLicence: required(t.transportLicence, 60),
    }),
  };
}
