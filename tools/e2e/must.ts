import { succeed } from './cast.ts';
import type { LegacyClient } from './legacy-client.ts';

/** A legacy call whose success is part of the journey. */
export async function must(
  client: LegacyClient,
  path: string,
  fields: Parameters<LegacyClient['post']>[1],
): Promise<Readonly<Record<string, unknown>>> {
  return succeed(await client.post(path, fields), path);
}
