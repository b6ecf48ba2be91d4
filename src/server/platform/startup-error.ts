/**
 * A reason not to start that the operator can mend. Its message is one complete line, shown without a stack trace, and
 * the process ends with code 1.
 */
export class StartupError extends Error {
  override readonly name: string = "StartupError";
}

/** A setting is missing, contradictory or of the wrong form. */
export class ConfigError extends StartupError {
  override readonly name = "ConfigError";
}
