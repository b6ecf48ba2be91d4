import { runServer } from "#server/run-server.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";

// Hundreds of people sign up on it: hashing their passwords, and the least time that an answer about one takes, would be a tenth of all.
void runServer({ passwords: quickPasswords });
