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
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError, errors, message } = error as Record<string, unknown>;
  if (typeof code === 'string' && (socketCodes.has(code) || serverCodes.test(code))) return true;
  if (driverError !== undefined && driverError !== error && isConnectionLost(driverError)) return true;
  // One per address, when a name has several.
  if (Array.isArray(errors) && errors.some(isConnectionLost)) return true;
  return typeof message === 'string' && driverTexts.test(message);
}
