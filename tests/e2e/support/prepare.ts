import { prepareDatabase } from "./server.ts";

/** Playwright's global setup. */
export default prepareDatabase;
