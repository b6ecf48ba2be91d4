import * as documentTables from "./document-schema.ts";
import * as identityTables from "./identity-schema.ts";
import * as personTables from "./person-schema.ts";
import * as coreTables from "./schema.ts";
import * as trendTables from "./trend-schema.ts";

/** Every table of the database. To add a schema file, add one line here and one in `drizzle.config.ts`. */
export const tables = { ...coreTables, ...personTables, ...documentTables, ...identityTables, ...trendTables };
