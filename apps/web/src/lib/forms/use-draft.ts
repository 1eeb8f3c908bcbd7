import { useCallback, useState } from 'react';
import type { z } from 'zod';

/**
 * Values of a form that survive a reload and a sign-in, in sessionStorage (decision 10). What does not fit the schema,
 * such as a draft of an older version, counts as none. Never for passwords.
 */
export function useDraft<S extends z.ZodType>(key: string, schema: S) {
  const [draft, setDraft] = useState(() => readDraft(key, schema));
  const keep = useCallback(
    (value: z.output<S>) => {
      sessionStorage.setItem(key, JSON.stringify(value));
      setDraft(value);
    },
    [key],
  );
  const clear = useCallback(() => {
    sessionStorage.removeItem(key);
    setDraft(undefined);
  }, [key]);
  return { draft, keep, clear };
}

export function readDraft<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
