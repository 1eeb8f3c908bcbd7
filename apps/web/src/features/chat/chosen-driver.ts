import { z } from 'zod';
import { CHOSEN_DRIVER } from '../../lib/session/remember-chosen-driver.ts';

const chosen = z.object({ driver_id: z.string(), firstname: z.string(), lastname: z.string().default('') });

/** The name of the driver whose offer was chosen for the chat, as the screen of offers left it (specification §3). */
export function chosenDriverName(driverId: string): string | undefined {
  try {
    const parsed = chosen.safeParse(JSON.parse(localStorage.getItem(CHOSEN_DRIVER) ?? 'null'));
    if (!parsed.success || parsed.data.driver_id !== driverId) return undefined;
    return `${parsed.data.firstname} ${parsed.data.lastname}`.trim() || undefined;
  } catch {
    return undefined;
  }
}
