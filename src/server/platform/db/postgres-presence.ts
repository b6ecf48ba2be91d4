import pg from "pg";
import type { Logger } from "pino";

const retryMs = 1_000;

/**
 * Holds a name as an advisory lock of a separate connection. The operating system keeps the connection open while the process is
 * busy, and closes it when the process dies. A lost connection is opened again.
 * @returns a function that releases the name.
 */
export async function holdName(url: string, name: string, log: Logger): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isReleased = false;

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: "lahja-presence" });
    client = own;
    own.on("error", (error) => log.warn({ err: error }, "the connection that says this process lives broke"));
    own.on("end", connectLater);
    await own.connect();
    // A machine that crashes does not close its connections. With keepalive, PostgreSQL notices within half a minute.
    await own.query("set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
    await own.query("set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0");
  }

  /** Waits until PostgreSQL notices that the previous connection is gone. */
  const lock = async () => void (await client?.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]));

  function connectLater(): void {
    if (isReleased || retry) return;
    retry = setTimeout(() => {
      retry = null;
      connect()
        .then(lock)
        .catch((error: unknown) => {
          log.warn({ err: error }, "the connection that says this process lives is still down");
          connectLater();
        });
    }, retryMs);
    retry.unref();
  }

  await connect();
  await lock();
  return async () => {
    isReleased = true;
    if (retry) clearTimeout(retry);
    await client?.end();
  };
}
