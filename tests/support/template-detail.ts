import { getTemplate } from "#server/features/templates/templates.service.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";

/** A template as the server sends it, for tests of the forms that are made from it. */
export const templateDetail = (id: number): TemplateDetail => getTemplate(id);
