import { parseArgs } from "node:util";
import { zoo } from "./registry.ts";
import { startFakeModelServer } from "./server.ts";

/** A fake model service to look at the desk with: `node tests/support/model-zoo/serve.ts --zoo "<a row of the table>"`. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8999" },
    delay: { type: "string", default: "30" },
    zoo: { type: "string" },
  },
});
const server = await startFakeModelServer({ port: Number(values.port), log: (line) => console.log(line) });
const behaviour = zoo.find(({ name }) => name === values.zoo);
if (values.zoo && !behaviour) throw new Error(`The zoo has: ${zoo.map(({ name }) => name).join("; ")}`);
server.otherwise(behaviour ? { kind: "zoo", behaviour } : { kind: "text", delayMs: Number(values.delay) });
console.log(`A fake model service listens at ${server.baseUrl} (model: fake-model).`);
