import type { NoteForm } from "./note-form.ts";
import { swotPartOf } from "./swot.ts";

/** What we have and lack, and what the market does; what is unsure stays with the known facts. */
export const swot: NoteForm = { sectionOf: swotPartOf, list: "facts", rest: { section: "facts" } };
