import pino from "pino";
import { holdName } from "#server/platform/db/postgres-presence.ts";

/** A process that holds a name and then does nothing else ever again: its event loop stands still, as behind an endless computation. */
const [url = "", name = ""] = process.argv.slice(2);
await holdName(url, name, pino({ level: "silent" }));
process.send?.("held", () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
