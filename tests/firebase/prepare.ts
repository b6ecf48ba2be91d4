import prepareServers from "../e2e/support/prepare.ts";
import { emulatorVariable, startEmulator } from "./emulator.ts";

/** Before the first test: what every server begins with, and the one emulator. @returns what ends it. */
export default async function prepare(): Promise<() => void> {
  const [emulator] = await Promise.all([startEmulator(), prepareServers()]);
  process.env[emulatorVariable] = emulator.url;
  return emulator.close;
}
