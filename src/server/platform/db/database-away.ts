/** Connection errors: refused, reset, or not answered in time. */
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

/** PostgreSQL's codes for shutting down or starting, no free connection, and our own statement and lock timeouts. */
const serverCodes = new Set(["57P01", "57P02", "57P03", "53300", "57014", "55P03"]);

/** Driver errors that have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error, however it is wrapped, means that the database is unavailable now and a later retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    // '08…' is PostgreSQL's class of connection errors. A host with two addresses fails with both errors in one AggregateError.
    if (socketCodes.has(code) || serverCodes.has(code) || code.startsWith("08") || driverMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
