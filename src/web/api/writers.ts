import { useQuery } from "@tanstack/react-query";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { Variety } from "#shared/options.ts";
import { appInfoQuery } from "./app-info.ts";
import { useUser } from "./session.ts";

/**
 * Who would write the person's next text in a variety: their own model service while it is in use, else the server's writer. Null:
 * nobody; undefined: the server has not said yet.
 */
export function useWriterOf(): (variety: Variety) => WriterInfo | null | undefined {
  const { data: info } = useQuery(appInfoQuery);
  const own = useUser().ownWriter;
  return (variety) => (own ? { kind: "model", provider: "own", model: own.model } : info && (info.writers[variety] ?? null));
}
