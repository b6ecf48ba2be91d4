/** Something that runs for as long as the server does. Started in the order of a list, stopped in the opposite one. */
export interface Service {
  start(): Promise<void>;
  /** Ends by itself within a few seconds; must be harmless after a failed start. */
  stop(): Promise<void>;
}

/** Starts all; when one fails, those before it are stopped again and the error goes on. */
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

/** Stops all in the opposite order. Every one gets its chance; the first error is thrown at the end. */
export async function stopAll(services: readonly Service[]): Promise<void> {
  const errors: unknown[] = [];
  for (const service of services.toReversed()) await service.stop().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
