import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';

let ending: Promise<void> | undefined;

/**
 * Ends this process in order on Ctrl-C, on a closed terminal, and when the process that started it is gone:
 * descriptor PARENT_PIPE then reads as ended. A second Ctrl-C does not wait.
 */
export function onEnd(stop: () => Promise<void>): void {
  const end = (code: number): void => {
    if (ending) return;
    ending = stop().catch((error: unknown) => void process.stderr.write(`${String(error)}\n`));
    void ending.then(() => process.exit(code));
  };
  process.on('SIGINT', () => (ending ? undefined : end(130)));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  const descriptor = Number(process.env.CURSA_PARENT_PIPE);
  if (!descriptor || !isOpen(descriptor)) return;
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false });
  pipe
    .resume()
    .unref()
    .once('close', () => end(137));
  pipe.on('error', () => end(137));
}

function isOpen(descriptor: number): boolean {
  try {
    fstatSync(descriptor);
    return true;
  } catch {
    return false;
  }
}
