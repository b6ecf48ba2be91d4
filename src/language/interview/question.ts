import type { BriefQuestion } from "#shared/contracts/generations.ts";

/** What only the writer of a brief knows, asked in the language of the interface. Its key is unique within one interview. */
export type Question = Readonly<BriefQuestion>;
export type AnswerKind = Question["kind"];
