import { queryOptions } from "@tanstack/react-query";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** What this server offers: writers, ways to sign in, an outbox. Public. */
export function getAppInfo(signal?: AbortSignal): Promise<AppInfo> {
  return call("GET /app", { mount: "server", recover: false, signal });
}

export const appInfoQuery = queryOptions({ queryKey: queryKeys.appInfo, queryFn: ({ signal }) => getAppInfo(signal) });
