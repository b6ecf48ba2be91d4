import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateBrandVoiceRequest, SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { call } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The person's brand voices, in the order of their making. */
export const brandVoicesQuery = queryOptions({
  queryKey: queryKeys.brandVoices,
  queryFn: ({ signal }) => call("GET /brand-voices", { signal }),
});

/** What the library has of each voice; under the library's key, because its texts are counted. */
export const brandVoiceUsesQuery = queryOptions({
  queryKey: [...queryKeys.library, "brand-voices"],
  queryFn: ({ signal }) => call("GET /brand-voices/uses", { signal }),
});

/** Makes a brand voice, or changes the one that is given from the version that it was read at. Throws the `brand_voice.*` codes. */
export function useSaveBrandVoice(voice: Pick<SavedBrandVoice, "id" | "version"> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rules: CreateBrandVoiceRequest) =>
      voice
        ? call("PATCH /brand-voices/:id", { params: { id: voice.id }, body: { ...rules, version: voice.version } })
        : call("POST /brand-voices", { body: rules }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.brandVoices }),
  });
}

export function useDeleteBrandVoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /brand-voices/:id", { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.brandVoices }),
  });
}
