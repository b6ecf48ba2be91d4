import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { test as base } from "./test.ts";

/** The model that writes on the server of this worker process. What a test has scripted, the next one does not meet. */
export let model: FakeModelServer;

/** For tests in which a model writes: they run in worker processes of their own, whose server is connected to `model`. */
export const test = base.extend<{ freshModel: undefined }, { serverEnv: Record<string, string> }>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      model = await startFakeModelServer();
      await use({ WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model" });
      await model.close();
    },
    { scope: "worker" },
  ],
  freshModel: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      model.reset();
      await use(undefined);
    },
    { auto: true },
  ],
});
