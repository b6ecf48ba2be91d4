/**
 * A reason not to start that the operator can fix. Its message is one complete line, shown without a stack trace. The process
 * exits with code 1.
 */
export class StartupError extends Error {
  override readonly name: string = "StartupError";
}

/** A setting is missing, contradictory or malformed. */
export class ConfigError extends StartupError {
  override readonly name = "ConfigError";
}
