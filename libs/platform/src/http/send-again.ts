import { setTimeout as sleep } from 'node:timers/promises';
import { isBrokenConnection, isConnectFault } from './service-client.errors.ts';

/** By then whoever names the pods to us has noticed that one is gone, and we that its connections are. */
const RECONNECT_MS = 100;

export interface Repeating {
  /** The call may be done twice: it only reads, or its part knows it by its Idempotency-Key (RFC 9110 §9.2.2). */
  readonly isSafe: boolean;
  /** Asked when the call failed: whether it still can be sent, and anybody waits for it. Default: yes. */
  readonly isPossible?: () => boolean;
}

/**
 * Sends, and once more after a moment when the pod was being replaced: no connection was made, so nothing was sent; or
 * the connection closed before an answer began, or somebody else answered, if the call is safe to repeat.
 * @throws what `send` throws
 */
export async function sendAgain<T>(send: () => Promise<T>, { isSafe, isPossible }: Repeating): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isHarmless = isConnectFault(error) || (isSafe && isBrokenConnection(error));
    if (!isHarmless || isPossible?.() === false) throw error;
  }
  await sleep(RECONNECT_MS);
  return send();
}
