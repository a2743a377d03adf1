const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN']);
// Postgres: connection lost (08), out of resources such as disk or connections (53), shutting down or cancelled (57).
const SQL_STATE_CLASSES = new Set(['08', '53', '57']);
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a query failed because the database is unavailable, not because of the query. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SOCKET_CODES.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && SQL_STATE_CLASSES.has(code.slice(0, 2))) return true;
  return 'message' in error && DRIVER_MESSAGES.test(String(error.message));
}
