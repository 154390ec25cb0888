/**
 * How connections to PostgreSQL end, or never begin: the driver's own codes, the system's and the server's; and how it says that a
 * statement or a lock took too long.
 */
const codes =
  /^(?:CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|53300|57014|55P03|57P0[1-5])$/;

/** Whether an error tells that the database could not be reached in time, as opposed to something that it refused to do. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && codes.test(code)) return true;
  }
  return false;
}
