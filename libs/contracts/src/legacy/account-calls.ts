import { z } from 'zod';
import { legacyFailures, literals } from '../legacy-literals.ts';
import { legacyCall } from './define-call.ts';
import { email, flag, ignored, oneOf, optionalText, phone, secretText, text } from './fields.ts';

const userType = oneOf(['1', '2', '3']);
const newPassword = secretText(200).pipe(z.string().min(6, 'must have at least 6 characters'));

/** What both registrations ask (specification §3); what only a phone or a social network would send is ignored. */
const person = {
  firstname: text(100),
  lastname: text(100),
  email,
  phone,
  password: newPassword,
  confirmPassword: secretText(200),
  address: optionalText(300),
  country_name: optionalText(100),
  country_code: optionalText(8),
  phone_code: optionalText(8),
  /** Version of the terms that were ticked (decision 38). */
  terms_version: optionalText(40),
  social_type: ignored,
  social_id: ignored,
  device_token: ignored,
  device_type: ignored,
};

function samePasswords(fields: { password?: unknown; confirmPassword?: unknown }): boolean {
  return fields.password === fields.confirmPassword;
}
const passwordsDiffer = { error: 'must be the same as password', path: ['confirmPassword'] };

export const login = legacyCall({
  name: 'login',
  methods: ['POST'],
  summary: 'Sign in',
  who: 'open',
  successText: literals.loginSuccessful,
  failureText: legacyFailures.login,
  fields: z.object({ email, password: secretText(200), user_type: userType, device_token: ignored }),
  answer: z.object({
    data: z.object({
      user_id: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      phone: z.string(),
      email: z.string(),
      user_type: z.string(),
      role: z.string(),
      access_token: z.string(),
      driver_id: z.string().optional(),
      status: z.string().optional(),
    }),
  }),
});

export const logout = legacyCall({
  name: 'logout',
  methods: ['POST'],
  summary: 'Sign out',
  who: 'any',
  successText: literals.logoutSuccess,
  failureText: legacyFailures.logout,
  fields: z.object({}),
  answer: z.object({}),
});

export const userRegistration = legacyCall({
  name: 'User_Registration',
  methods: ['POST'],
  summary: 'Register a sender, a person or a business; gives no session',
  who: 'open',
  code: 'optional',
  successText: literals.registrationSuccess,
  failureText: legacyFailures.User_Registration,
  idempotent: 'client',
  fields: z
    .object({ ...person, user_type: oneOf(['1', '3']).default('1'), business_name: optionalText(200) })
    .refine(samePasswords, passwordsDiffer),
  files: { profile_image: 'profile-image' },
  answer: z.object({ data: z.object({ user_id: z.string() }) }),
});

export const driverRegistration = legacyCall({
  name: 'Driver_Registration',
  methods: ['POST'],
  summary: 'Register a driver; pending, with a restricted session (decision 7)',
  who: 'open',
  successText: literals.driverRegistrationSuccess,
  failureText: legacyFailures.Driver_Registration,
  idempotent: 'client',
  fields: z
    .object({
      ...person,
      user_type: ignored,
      vehicle_reg_no: optionalText(20),
      vehicle_type: optionalText(60),
      Numarul_licentei_de_transport: optionalText(60),
      Numele_firmei: optionalText(200),
      bank_account: optionalText(40),
      licence_number: optionalText(60),
      vat_registered: flag,
    })
    .refine(samePasswords, passwordsDiffer),
  files: {
    profile_image: 'profile-image',
    licence_front_image: 'driver-document',
    licence_back_image: 'driver-document',
    Licenta_de_transport: 'driver-document',
    Certificat_asigurare_CMR: 'driver-document',
    Certificat_de_inregistrare: 'driver-document',
  },
  answer: z.object({
    data: z.object({
      user_id: z.string(),
      driver_id: z.string(),
      status: z.string(),
      access_token: z.string(),
    }),
  }),
});

export const forgetPassword = legacyCall({
  name: 'forgetPassword',
  methods: ['POST'],
  summary: 'Ask for a reset link; answers alike for known and unknown e-mails (decision 6)',
  who: 'open',
  successText: literals.passwordMailed,
  failureText: legacyFailures.forgetPassword,
  fields: z.object({ email, user_type: userType }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
});

export const editProfile = legacyCall({
  name: 'Edit_Profile_User',
  methods: ['POST'],
  summary: 'Change my profile',
  who: 'user-or-driver',
  successText: literals.profileUpdated,
  failureText: legacyFailures.Edit_Profile_User,
  fields: z.object({
    firstname: text(100),
    lastname: text(100),
    phone,
    email,
    stateName: optionalText(100),
    countryName: optionalText(100),
    user_type: ignored,
    device_token: ignored,
    device_type: ignored,
  }),
  files: { profile_image: 'profile-image' },
  answer: z.object({ newProfileImageURL: z.string() }),
});
