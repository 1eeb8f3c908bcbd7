import { fullDiskMessage } from './host.ts';

/** The sentence for an error that ends a start: no stack trace, and for a full disk the way out. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /no space left on device/i.test(error.message))
    return fullDiskMessage(path ?? process.cwd(), 0, 2);
  return error.message;
}
