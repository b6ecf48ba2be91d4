/** Firebase's own emulator of Authentication, without the rest of its tools: no Java, no network. Says its address, and ends with stdin. */
import process from "node:process";
import authServer from "firebase-tools/lib/emulator/auth/server.js";

const app = await authServer.createApp("demo-lahja");
const server = app.listen(0, "127.0.0.1", () => {
  process.stdout.write(`emulator at http://localhost:${server.address().port}\n`);
});
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
