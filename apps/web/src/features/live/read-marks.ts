import { z } from 'zod';

const KEY = 'cursa-chat-read';
const DAY_MS = 86_400_000;
const shape = z.object({
  /** What is older than this device's first look counts as read. */
  since: z.number(),
  /** By person: the instant up to which everything was seen. */
  until: z.record(z.string(), z.number()),
});
type Marks = z.output<typeof shape>;

const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly marks: Marks } | undefined;

/** Up to when this device has shown whose messages. */
export function readMarks(): Marks {
  const text = localStorage.getItem(KEY);
  if (cached && cached.text === text && text !== null) return cached.marks;
  const marks = parse(text) ?? { since: Date.now() - DAY_MS, until: {} };
  if (parse(text) === undefined) localStorage.setItem(KEY, JSON.stringify(marks));
  cached = { text: localStorage.getItem(KEY), marks };
  return marks;
}

/** Called when the newest message of a person has been in sight; `at` is the server's time of it. */
export function markRead(otherId: string, at: number): void {
  const { since, until } = readMarks();
  if ((until[otherId] ?? 0) >= at) return;
  localStorage.setItem(KEY, JSON.stringify({ since, until: { ...until, [otherId]: at } }));
  for (const listener of listeners) listener();
}

export function isUnread({ since, until }: Marks, otherId: string, at: number): boolean {
  return at > since && at > (until[otherId] ?? 0);
}

/** For useSyncExternalStore; also follows other tabs. */
export function onMarks(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function parse(text: string | null): Marks | undefined {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
