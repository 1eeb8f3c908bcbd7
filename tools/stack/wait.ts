import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats a check until it stops throwing. @throws the check's last error after `seconds`. */
export async function until(check: () => Promise<void>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  // Twenty impatient checks would take the processor from what they wait for.
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 500)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(pause);
  }
}

/** Resolves when something accepts a TCP connection. */
export function connects(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port });
    socket.setTimeout(2000, () => socket.destroy(new Error(`${host}:${port} does not answer`)));
    socket.once('error', reject).once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

/** Resolves when the address answers with a 2xx. */
export async function answersOk(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}
