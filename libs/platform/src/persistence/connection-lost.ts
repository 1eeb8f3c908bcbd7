const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
/** Postgres: connection exceptions (class 08), shutdown and start-up (57P0x), too many connections. */
const serverCodes = /^(08|57P0|53300)/;
const driverTexts =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether an error says that the database cannot be reached (now), rather than that a statement is wrong. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && (socketCodes.has(code) || serverCodes.test(code))) return true;
  if (driverError !== undefined && driverError !== error && isConnectionLost(driverError)) return true;
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true;
  return driverTexts.test(error.message);
}
