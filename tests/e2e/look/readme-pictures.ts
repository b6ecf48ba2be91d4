import type { Browser } from "@playwright/test";
import type { TestServer } from "../e2e/support/server.ts";
export async function takeReadmePictures(_browser: Browser, _server: TestServer): Promise<void> {}
