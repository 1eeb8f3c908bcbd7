import { z } from 'zod';
import {
  baseConfig,
  eventsConfig,
  integer,
  persistenceConfig,
  rotatingSecret,
  Secret,
  secret,
} from '@cursa/platform/config';

const privateJwk = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  d: z.string(),
});
const privateJwkOrSet = z.union([
  z.object({ keys: z.tuple([privateJwk], privateJwk) }).transform(({ keys }) => keys),
  privateJwk.transform((key): [typeof key] => [key]),
]);

/**
 * The private half of the key that signs sessions: an Ed25519 JWK as JSON, with its `kid`. Or a JWKS document with
 * several, while it is rotated: the first signs, answers that any of them sealed are opened (docs/operations/secrets.md).
 */
const privateJwks = z.string().transform((text, context) => {
  try {
    const [first, ...others] = privateJwkOrSet.parse(JSON.parse(text));
    return new Secret(JSON.stringify(first), ...others.map((key) => JSON.stringify(key)));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be a private Ed25519 key as JWK in JSON, or a JWKS document with such keys',
    });
    return z.NEVER;
  }
});

const hashConfig = {
  HASH_MEMORY_KIB: integer({ min: 64, max: 1_048_576 }).default(19_456),
  HASH_PASSES: integer({ min: 1, max: 20 }).default(2),
  /** Passwords hashed at the same time; each takes HASH_MEMORY_KIB and a core. */
  HASH_CONCURRENCY: integer({ min: 1, max: 64 }).default(2),
  /** Hashes that may wait for their turn; further calls are answered 503. */
  HASH_QUEUE: integer({ min: 1, max: 10_000 }).default(200),
};

/** What the command `create-admin` reads. */
export const createAdminConfig = z.object({
  DATABASE_URL: persistenceConfig.DATABASE_URL,
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: secret({ min: 6 }),
  ...hashConfig,
});

/** Everything that `auth` reads from its environment. */
export const authConfig = z
  .object({
    ...baseConfig,
    ...persistenceConfig,
    ...eventsConfig,
    SESSION_PRIVATE_KEY: privateJwks,
    MEDIA_LINK_SECRET: rotatingSecret(),
    /** `embedded`: everything runs on one machine for trying it out. Anything else counts as real. */
    STACK_MODE: z.string().default(''),

    /** Life of a browser's access token. */
    ACCESS_TOKEN_SECONDS: integer({ min: 30, max: 86_400 }).default(900),
    /** Life of a token without refresh (decision 2). */
    LONG_TOKEN_SECONDS: integer({ min: 60, max: 172_800 }).default(43_200),
    ADMIN_TOKEN_SECONDS: integer({ min: 60, max: 86_400 }).default(28_800),
    /** A browser that has not come back for so long signs in again. */
    REFRESH_TOKEN_SECONDS: integer({ min: 60 }).default(2_592_000),
    /** A refresh token used again within this time gets the same successor: two tabs (decision 2). */
    REFRESH_REUSE_SECONDS: integer({ max: 300 }).default(10),

    ...hashConfig,

    /** Failed sign-ins after which an account's attempts are spaced out (decision 5). */
    SIGN_IN_FAILURES: integer({ min: 1 }).default(10),
    SIGN_IN_DELAY_MS: integer({ max: 60_000 }).default(1_000),
    /** An attempt that would wait longer than this is answered 429. */
    SIGN_IN_MAX_WAIT_MS: integer({ max: 60_000 }).default(3_000),
    /** Failures older than this are forgotten. */
    SIGN_IN_WINDOW_SECONDS: integer({ min: 1 }).default(900),

    PASSWORD_RESET_SECONDS: integer({ min: 60 }).default(1_800),
    /** The answer to a reset request takes this long at least, for known and unknown e-mails alike. */
    PASSWORD_RESET_ANSWER_MS: integer({ max: 5_000 }).default(250),

    /** `off` is taken in embedded mode only, where it is the default. */
    ADMIN_TOTP: z.enum(['required', 'off']).optional(),
    /** An administrator made at start; in embedded mode only. Elsewhere: `node dist/create-admin.js`. */
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: secret({ min: 6 }).optional(),
  })
  .refine((config) => config.ADMIN_TOTP !== 'off' || config.STACK_MODE === 'embedded', {
    path: ['ADMIN_TOTP'],
    error: 'must be "required" unless STACK_MODE is "embedded"',
  });

export type AuthConfig = z.output<typeof authConfig>;

export function isEmbedded(config: AuthConfig): boolean {
  return config.STACK_MODE === 'embedded';
}

/** Whether administrators need a code from their authenticator (decision 8). */
export function isTotpRequired(config: AuthConfig): boolean {
  return (config.ADMIN_TOTP ?? (isEmbedded(config) ? 'off' : 'required')) === 'required';
}
