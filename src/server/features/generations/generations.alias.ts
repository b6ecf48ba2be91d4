import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { findTemplate } from "#language/templates/registry.ts";
import { inPlaceOfTopic, offeredLengths } from "#language/templates/template.ts";
import { profileOf } from "#language/varieties/registry.ts";
import { suggestionText } from "#server/platform/suggestion-text.ts";
import { brief } from "#shared/contracts/brief.ts";
import { type CreateGenerationRequest, createGenerationRequest, type Generation } from "#shared/contracts/generations.ts";
import {
  type generateContentRequest,
  type generateContentResponse,
  toAudience,
  toVariety,
} from "#shared/contracts/generations-alias.ts";
import { AppError } from "#shared/errors.ts";
import { defaultWordCount, type Language } from "#shared/options.ts";

type ContentRequest = z.infer<typeof generateContentRequest>;

/**
 * Translates the request of `POST /api/content/generate` into a brief, once. Throws `request.invalid` for a value outside the vocabulary and
 * `brief.variety_mismatch` where the cultural variant is another country's.
 */
export function toGenerationRequest(request: ContentRequest, idempotencyKey: string | undefined): CreateGenerationRequest {
  const keywords = typeof request.keywords === "string" ? request.keywords.split(/[,،\n]/) : (request.keywords ?? []);
  const notes = typeof request.notes === "string" ? request.notes.split("\n") : request.notes;
  const parsed = brief.safeParse({
    templateId: request.templateId,
    ...subjectOf(request),
    variety: toVariety(request.language),
    words: nearestLength(request.templateId, request.wordCount ?? defaultWordCount),
    tone: request.tone,
    audience: toAudience(request.targetAudience),
    keywords: keywords.map((keyword) => keyword.trim()),
    notes,
    subject: request.subject,
    subjectPhrase: request.subjectPhrase,
  });
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join(".");
    throw new AppError("request.invalid", field ? { field } : {});
  }
  checkCountry(request.culturalVariant, parsed.data.variety);
  const key = createGenerationRequest.shape.idempotencyKey.safeParse(idempotencyKey ?? randomUUID());
  if (!key.success) throw new AppError("request.invalid", { field: "idempotency-key" });
  return { brief: parsed.data, idempotencyKey: key.data };
}

/** The longest title that an item keeps. */
const titleMaxChars = 300;

/** The input is what the text is about; where a template works on a text of the user's or answers one, it is that text. */
function subjectOf({ templateId, title, input = title, fields = {} }: ContentRequest) {
  const template = findTemplate(templateId);
  const source = template && inPlaceOfTopic(template);
  const named = { title: title?.trim().slice(0, titleMaxChars) };
  if (source && fields[source] === undefined) return { ...named, topic: "", fields: { ...fields, [source]: input ?? "" } };
  return { ...named, topic: input ?? "", fields };
}

/** The call takes every count with every template; a template that does not take it takes the nearest it has. */
function nearestLength(templateId: number, words: number): number {
  const template = findTemplate(templateId);
  if (!template || !Number.isFinite(words) || words < 1 || words > 10_000) return words;
  return offeredLengths(template).toSorted((a, b) => Math.abs(a - words) - Math.abs(b - words))[0] ?? words;
}

function checkCountry(culturalVariant: string | undefined, variety: Parameters<typeof profileOf>[0]): void {
  const country = profileOf(variety).countryCode;
  if (!culturalVariant || !country) return;
  if (culturalVariant.toUpperCase() !== country) throw new AppError("brief.variety_mismatch", { variety, culturalVariant });
}

/** The answer of the call. A text that broke off is still delivered; nothing delivered is the error that caused it. */
export function contentAnswer(generation: Generation, language: Language): z.infer<typeof generateContentResponse> {
  if (generation.words === 0) {
    throw new AppError(generation.error?.code ?? "generation.interrupted", generation.error?.params ?? {});
  }
  return {
    output: generation.text,
    wordCount: generation.words,
    suggestions: generation.suggestions.map((suggestion) => suggestionText(suggestion, language)),
    id: generation.itemId,
    generationId: generation.id,
  };
}
