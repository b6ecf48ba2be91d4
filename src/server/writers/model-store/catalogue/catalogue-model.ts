import type { ChatForm } from "../../local-model/messages.ts";

/** `checked`: it was seen with this product. `read`: it stands in what others published, and was not tried here. */
type Basis = "checked" | "read";

/** An open model that the server can fetch and run itself. Nothing here is guessed: what is not known is null. */
export interface CatalogueModel {
  readonly id: string;
  readonly name: string;
  readonly maker: string;
  readonly licence: { readonly name: string; readonly url: string };
  /** The file, at an address that cannot change: a revision, not a branch. `revision: null`: none is known, the newest is taken. */
  readonly hub: { readonly repository: string; readonly revision: string | null; readonly file: string };
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** The machine that it is meant for: its memory in gigabytes, as machines are sold. */
  readonly machineGb: 8 | 16 | 32;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  /** How a conversation is written for it; null: as its file says. */
  readonly chatForm: ChatForm | null;
  readonly languages: readonly string[];
  /** `transformer`: a text that was taken back is gone on with exactly, which steering needs. `hybrid`: that depends on the program. */
  readonly architecture: "transformer" | "hybrid";
  readonly purpose: { readonly en: string; readonly ar: string };
  /** Its name in Ollama's library, and what Ollama then fetches; null: Ollama cannot run it. */
  readonly ollama: { readonly name: string; readonly bytes: number | null } | null;
  readonly basis: Readonly<Record<CatalogueFact, Basis>>;
}

/** What the catalogue says of a model and somebody might doubt. */
type CatalogueFact = "licence" | "bytes" | "sha256" | "machineGb" | "contextTokens" | "chatForm" | "languages" | "ollama";

/** No file of any of these models was at hand where this catalogue was written. */
export const onlyRead: CatalogueModel["basis"] = {
  licence: "read",
  bytes: "read",
  sha256: "read",
  machineGb: "read",
  contextTokens: "read",
  chatForm: "read",
  languages: "read",
  ollama: "read",
};

export const apache = { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" } as const;
