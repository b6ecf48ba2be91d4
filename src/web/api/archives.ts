import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ArchiveRequest } from "#shared/contracts/archives.ts";
import { apiAddress, call, callRaw, wayNow } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import { type SentFile, sentFile } from "./sent-file.ts";

const askAgainMs = 5000;

/**
 * The person's exports of many texts, newest first. The server tells of every step of one that is being made; the last step may fall
 * between this answer and the opening of the line that tells, so while one is being made it is asked for too.
 */
export const archivesQuery = queryOptions({
  queryKey: queryKeys.archives,
  queryFn: ({ signal }) => call("GET /archives", { signal }),
  refetchInterval: ({ state }) => (state.data?.some((archive) => archive.state === "running") ? askAgainMs : false),
});

/** Where the browser fetches the file by itself: it may be larger than what a page can hold in memory. */
export function archiveFileAddress(id: string): string {
  return apiAddress("GET /archives/:id/file", { params: { id } });
}

/**
 * The file through this page, for who signed in by a token, which a link does not carry.
 * Throws `request.not_found`, `archive.not_ready`.
 */
export async function fetchArchiveFile(id: string): Promise<SentFile> {
  return sentFile(await callRaw("GET /archives/:id/file", { params: { id } }));
}

/** Whether the file has to come through this page. */
export const isArchiveFetched = () => wayNow() === "token";

/** Begins an export. Throws `archive.running`, `archive.too_many_texts`, `plan.export`, `request.not_found`. */
export function useStartArchive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: ArchiveRequest) => call("POST /archives", { body: request }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.archives }),
  });
}

/** Stops an export that is being made, deletes one that has ended. */
export function useEndArchive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /archives/:id", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.archives }),
  });
}
