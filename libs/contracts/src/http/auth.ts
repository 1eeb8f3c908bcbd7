import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, email, id, instant, name, password, phone, point } from './common.ts';

/** 1 individual, 2 driver, 3 business (specification §9). */
export const userType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** `pending` until an administrator decides (decision 7); senders are always `active`. */
export const accountStatus = z.enum(['pending', 'active', 'rejected', 'suspended']);
export type AccountStatus = z.infer<typeof accountStatus>;

const person = {
  email,
  password,
  first_name: name,
  last_name: name,
  phone,
  address: z.string().trim().max(300).default(''),
  country_name: z.string().trim().max(100).default(''),
  country_code: z.string().trim().max(8).default(''),
  phone_code: z.string().trim().max(8).default(''),
  profile_image_id: id.optional(),
  /** Version of the terms ticked at the specified checkbox; kept as a consent record (decision 38). */
  terms_version: z.string().max(40).optional(),
};

/** The five documents of specification §3, each a media id of purpose `driver-document`. */
export const driverDocuments = z.object({
  licence_front_image: id.optional(),
  licence_back_image: id.optional(),
  transport_licence: id.optional(),
  cmr_insurance: id.optional(),
  registration_certificate: id.optional(),
});

/** What a signed-in person sees of their own account. */
export const ownAccount = z.object({
  account_id: id,
  role: z.enum(['user', 'driver', 'admin']),
  user_type: z.number(),
  status: accountStatus,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  business_name: z.string(),
  address: z.string(),
  state_name: z.string(),
  country_name: z.string(),
  profile_image_url: z.string(),
  vehicle_type: z.string(),
  vehicle_reg_no: z.string(),
  company_name: z.string(),
  vat_registered: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const sessionTokens = z.object({
  access_token: z.string(),
  expires_at: instant,
  /** Only for browser sessions; the gateway moves it into a cookie. */
  refresh_token: z.string().optional(),
});
export type SessionTokens = z.infer<typeof sessionTokens>;
/** Advice: the password is among those that attackers try first. Nothing is refused for it (decision 5). */
const passwordAdvice = { password_is_common: z.boolean().optional() };
const signedIn = z.object({ account: ownAccount, session: sessionTokens });

/** What other services may know of an account: no e-mail, no phone. */
export const accountCard = z.object({
  account_id: id,
  role: z.enum(['user', 'driver', 'admin']),
  status: accountStatus,
  first_name: z.string(),
  last_name: z.string(),
  profile_image_id: id.nullable(),
  vehicle_type: z.string(),
  vat_registered: z.boolean(),
  /** Where the registered address lies, when it could be found. */
  home: point.nullable(),
});
export type AccountCard = z.infer<typeof accountCard>;

/** `browser`: short token and rotating refresh. `long`: 12 h, for the legacy answer of /login (decision 2). */
const lifetime = z.enum(['browser', 'long']).default('browser');
const sessionRole = z.enum(['user', 'driver']);

const driverReview = z.object({
  driver_id: id,
  status: accountStatus,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  transport_licence_number: z.string(),
  licence_number: z.string(),
  vehicle_type: z.string(),
  vehicle_reg_no: z.string(),
  bank_account: z.string(),
  vat_registered: z.boolean(),
  registered_at: instant,
  reason: z.string(),
  documents: z.array(z.object({ kind: z.string(), url: z.string() })),
});

export const authApi = {
  registerSender: endpoint({
    id: 'registrations.sender',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/registrations/senders',
    status: 201,
    summary: 'Register a sender, a person (1) or a business (3)',
    access: { kind: 'open' },
    idempotent: true,
    body: z.strictObject({
      ...person,
      user_type: z.union([z.literal(1), z.literal(3)]).default(1),
      business_name: z.string().trim().max(200).default(''),
    }),
    response: z.object({ account_id: id, ...passwordAdvice }),
  }),
  registerDriver: endpoint({
    id: 'registrations.driver',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/registrations/drivers',
    status: 201,
    summary: 'Register a driver; pending until an administrator decides',
    access: { kind: 'open' },
    idempotent: true,
    body: z.strictObject({
      ...person,
      vehicle_type: z.string().trim().max(60).default(''),
      vehicle_reg_no: z.string().trim().max(20).default(''),
      licence_number: z.string().trim().max(60).default(''),
      transport_licence_number: z.string().trim().max(60).default(''),
      company_name: z.string().trim().max(200).default(''),
      bank_account: z.string().trim().max(40).default(''),
      vat_registered: z.boolean().default(false),
      documents: driverDocuments.default({}),
      lifetime,
    }),
    response: signedIn.extend(passwordAdvice),
  }),
  signIn: endpoint({
    id: 'session.create',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/session',
    summary: 'Sign in',
    access: { kind: 'open' },
    body: z.strictObject({ email, password: z.string().min(1).max(200), role: sessionRole, lifetime }),
    response: signedIn,
  }),
  refresh: endpoint({
    id: 'session.refresh',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/session/refresh',
    summary: 'Exchange a refresh token for its successor',
    access: { kind: 'open' },
    body: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
    response: signedIn,
  }),
  signOut: endpoint({
    id: 'session.end',
    service: 'auth',
    method: 'DELETE',
    path: '/api/v1/session',
    summary: 'Sign out',
    access: { kind: 'session', roles: ['user', 'driver', 'admin'] },
    response: done,
  }),
  me: endpoint({
    id: 'me.read',
    service: 'auth',
    method: 'GET',
    path: '/api/v1/me',
    summary: 'My account',
    access: { kind: 'session', roles: ['user', 'driver', 'admin'] },
    response: ownAccount,
  }),
  updateMe: endpoint({
    id: 'me.update',
    service: 'auth',
    method: 'PATCH',
    path: '/api/v1/me',
    summary: 'Change my profile',
    access: { kind: 'session', roles: ['user', 'driver'] },
    body: z.strictObject({
      first_name: name.optional(),
      last_name: name.optional(),
      phone: phone.optional(),
      email: email.optional(),
      address: z.string().trim().max(300).optional(),
      state_name: z.string().trim().max(100).optional(),
      country_name: z.string().trim().max(100).optional(),
      profile_image_id: id.optional(),
    }),
    response: ownAccount,
  }),
  changePassword: endpoint({
    id: 'me.password',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/me/password',
    summary: 'Change my password; ends every other session',
    access: { kind: 'session', roles: ['user', 'driver'] },
    body: z.strictObject({ current_password: z.string().min(1).max(200), new_password: password }),
    response: done.extend(passwordAdvice),
  }),
  requestPasswordReset: endpoint({
    id: 'password-resets.request',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/password-resets',
    status: 202,
    summary: 'Ask for a reset link; answers alike for known and unknown e-mails',
    access: { kind: 'open' },
    body: z.strictObject({ email, role: sessionRole }),
    response: done,
  }),
  completePasswordReset: endpoint({
    id: 'password-resets.complete',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/password-resets/completion',
    summary: 'Set a new password by the single-use link of 30 minutes',
    access: { kind: 'open' },
    body: z.strictObject({ token: z.string().min(1).max(200), password }),
    response: done.extend(passwordAdvice),
  }),
  adminSignIn: endpoint({
    id: 'admin.session',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/admin/session',
    summary: 'Administrator sign-in, with TOTP unless switched off',
    access: { kind: 'open' },
    body: z.strictObject({
      email,
      password: z.string().min(1).max(200),
      totp: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    response: z.object({ access_token: z.string(), expires_at: instant }),
  }),
  adminDrivers: endpoint({
    id: 'admin.drivers',
    service: 'auth',
    method: 'GET',
    path: '/api/v1/admin/drivers',
    summary: 'Drivers by status, with their documents',
    access: { kind: 'session', roles: ['admin'] },
    query: z.object({ status: accountStatus.default('pending') }),
    response: z.object({ drivers: z.array(driverReview) }),
  }),
  decideDriver: endpoint({
    id: 'admin.driver-activation',
    service: 'auth',
    method: 'POST',
    path: '/api/v1/admin/drivers/:driver_id/activation',
    summary: 'Activate, reject or suspend a driver; the reason is told to the driver',
    access: { kind: 'session', roles: ['admin'] },
    params: z.object({ driver_id: id }),
    body: z.strictObject({
      decision: z.enum(['activate', 'reject', 'suspend']),
      reason: z.string().trim().max(500).default(''),
      vat_registered: z.boolean().optional(),
    }),
    response: driverReview,
  }),
  driverStanding: endpoint({
    id: 'internal.driver-standing',
    service: 'auth',
    method: 'GET',
    path: '/internal/drivers/:driver_id/standing',
    summary: 'Whether a driver may act, asked before refusing',
    access: {
      kind: 'service',
      callers: ['booking', 'offers', 'payments', 'chat', 'gateway', 'media', 'notifications'],
    },
    params: z.object({ driver_id: id }),
    response: z.object({ status: accountStatus }),
  }),
  lookupAccounts: endpoint({
    id: 'internal.accounts.lookup',
    service: 'auth',
    method: 'POST',
    reads: true,
    path: '/internal/accounts/lookup',
    summary: 'Cards of accounts; unknown ids are left out',
    access: {
      kind: 'service',
      callers: ['booking', 'offers', 'payments', 'chat', 'notifications', 'gateway'],
    },
    body: z.strictObject({ account_ids: z.array(id).min(1).max(200) }),
    response: z.object({ accounts: z.array(accountCard) }),
  }),
  lookupContacts: endpoint({
    id: 'internal.accounts.contacts',
    service: 'auth',
    method: 'POST',
    reads: true,
    path: '/internal/accounts/contacts',
    summary: 'Where to write to people; asked at the moment of sending, never copied',
    access: { kind: 'service', callers: ['notifications'] },
    body: z.strictObject({ account_ids: z.array(id).min(1).max(200) }),
    response: z.object({
      contacts: z.array(
        z.object({
          account_id: id,
          email: z.string(),
          first_name: z.string(),
          role: z.enum(['user', 'driver', 'admin']),
          locale: z.enum(['ro', 'en']),
        }),
      ),
    }),
  }),
  mintPasswordResetLink: endpoint({
    id: 'internal.password-resets.link',
    service: 'auth',
    method: 'POST',
    path: '/internal/password-resets/:reset_id/link',
    summary: 'The link to mail; minted when the mail is written, so that no token travels in an event',
    access: { kind: 'service', callers: ['notifications'] },
    params: z.object({ reset_id: id }),
    response: z.object({ url: z.string(), expires_at: instant, email: z.string(), first_name: z.string() }),
  }),
};
