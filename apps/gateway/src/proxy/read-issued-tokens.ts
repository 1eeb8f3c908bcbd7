import { z } from 'zod';

const tokens = z.object({
  access_token: z.string(),
  expires_at: z.string(),
  refresh_token: z.string().optional(),
});
/** People's sign-ins carry the tokens under `session`, the administrator's at the top. */
const answer = z.union([z.looseObject({ session: tokens }), tokens]);

export interface Issued {
  readonly tokens: z.output<typeof tokens>;
  /** The answer without the refresh token: scripts of the page never see it. */
  readonly body: Buffer;
}

export function readIssuedTokens(body: Buffer): Issued | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) return undefined;
  const value = parsed.data;
  if (!('session' in value)) return { tokens: value as z.output<typeof tokens>, body };
  const issued = value.session as z.output<typeof tokens>;
  const { refresh_token: _hidden, ...shown } = issued;
  return { tokens: issued, body: Buffer.from(JSON.stringify({ ...value, session: shown })) };
}
