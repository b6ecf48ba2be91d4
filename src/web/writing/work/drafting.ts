import type { Generation, GenerationStep } from "#shared/contracts/generations.ts";

/** Whether several drafts of a text are being written, of which nothing is seen until one is chosen. */
export function isDrafting({ state, drafts }: Generation, step: GenerationStep, text: string): boolean {
  return state === "running" && drafts > 1 && step === "writing" && text === "";
}
