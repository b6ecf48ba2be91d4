/** A part that runs as long as the server. A list of services is started in order and stopped in reverse. */
export interface Service {
  start(): Promise<void>;
  /** Must finish within a few seconds, and must be harmless after a failed start. */
  stop(): Promise<void>;
}

/** Starts all services. If one fails, the ones before it are stopped and the error is rethrown. */
export async function startAll(services: readonly Service[]): Promise<void> {
  for (const [index, service] of services.entries()) {
    try {
      await service.start();
    } catch (error) {
      await stopAll(services.slice(0, index));
      throw error;
    }
  }
}

/** Stops all services in reverse order, also after an error. The first error is thrown at the end. */
export async function stopAll(services: readonly Service[]): Promise<void> {
  const errors: unknown[] = [];
  for (const service of services.toReversed()) await service.stop().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
