import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/platform/db/identity-schema.ts",
    "./src/server/platform/db/schema.ts",
    "./src/server/platform/db/person-schema.ts",
    "./src/server/platform/db/document-schema.ts",
    "./src/server/platform/db/trend-schema.ts",
  ],
  out: "./drizzle",
});
