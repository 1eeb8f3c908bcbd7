/** Whether Postgres refused a row because of a unique index (23505). */
export function isUniqueViolation(error: unknown): boolean {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return code === '23505' || driverError?.code === '23505';
}
