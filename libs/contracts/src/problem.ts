import { z } from 'zod';

/** Every refusal's body (RFC 9457, application/problem+json). */
export const problemSchema = z.object({
  /** `https://cursa.ro/problems/<code>` */
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  /** The path that was called, without its query. */
  instance: z.string(),
  /** Stable name of the refusal; what clients branch on. */
  code: z.string(),
  /** To be quoted when the problem is reported. */
  trace_id: z.string(),
  /** The fields that were refused, in dotted form (`lines.0.quantity`). */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
});

export type Problem = z.output<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';

export function problemType(code: string): string {
  return `https://cursa.ro/problems/${code}`;
}
