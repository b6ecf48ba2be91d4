/** The connection: refused, cut, or not answered in time. */
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

/** PostgreSQL's names: shut down or starting, no connection left, and the limits of ours that a statement or its lock ran into. */
const serverCodes = new Set(["57P01", "57P02", "57P03", "53300", "57014", "55P03"]);

/** What the driver says without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be asked now, however it was wrapped: trying again later is worth it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = "code" in at ? String(at.code) : "";
    // '08…' is the class of connection failures. A name that resolves to two addresses fails with both errors in one.
    if (socketCodes.has(code) || serverCodes.has(code) || code.startsWith("08") || driverMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
