import { z } from "zod";
import { planIds } from "../plans.ts";
import { endpoint } from "./endpoint.ts";

export const bilingual = z.object({ en: z.string(), ar: z.string() });

/** `GET /api/templates`: names and descriptions in both languages, and what the forms need. */
export const templateSummary = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  category: z.string(),
  groups: z.array(z.string()),
  plan: z.enum(planIds),
  icon: z.string(),
  register: z.enum(["S", "M", "D"]),
  /** Empty if the form decides the length. */
  lengths: z.array(z.number().int()),
  defaultLength: z.number().int(),
  needsModel: z.boolean(),
  /** The kinds of its sections in order (`language/templates/sketch.ts`). The hub draws a thumbnail of the outline from them. */
  sketch: z.array(z.string()).optional(),
});
export type TemplateSummary = z.infer<typeof templateSummary>;

/** `GET /api/templates/{id}`. */
export const templateDetail = templateSummary.extend({
  fields: z.array(
    z.object({
      key: z.string(),
      type: z.enum(["text", "place", "long", "number", "money", "date", "url", "list", "choice"]),
      label: bilingual,
      hint: bilingual,
      /** Whether writing requires this field. */
      required: z.boolean(),
      /** Whether the text states this field. If it is left empty, the text contains a blank. */
      expected: z.boolean(),
      maxLength: z.number().int().optional(),
      maxItems: z.number().int().optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      /** The value of an expected number if the brief does not give one. */
      initial: z.number().optional(),
      choices: z.array(z.object({ value: z.string(), label: bilingual })).optional(),
    }),
  ),
  /** The key of the field with the text to work on (rewrite, summarise). Such a brief needs no topic. */
  source: z.string().optional(),
  /** The length by a field (seconds, posts) or by the form alone (messages of 70 characters); null: the person chooses. */
  formLength: z
    .union([z.object({ field: z.string(), wordsPerUnit: z.number() }), z.object({ aboutWords: z.number() })])
    .nullable(),
  outline: z.array(z.object({ id: z.string(), share: z.number(), purpose: bilingual })),
});
export type TemplateDetail = z.infer<typeof templateDetail>;

export const templatesApi = {
  list: endpoint({ method: "GET", path: "/templates", summary: "All templates", answer: z.array(templateSummary) }),
  get: endpoint({
    method: "GET",
    path: "/templates/:id",
    summary: "One template with the fields of its form",
    params: z.object({ id: z.coerce.number().int().positive() }),
    answer: templateDetail,
    errors: ["brief.template_unknown"],
  }),
};
