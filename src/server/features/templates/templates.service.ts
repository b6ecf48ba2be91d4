import { findTemplate, templates } from "#language/templates/registry.ts";
import { sketchOf } from "#language/templates/sketch.ts";
import { isRequired, offeredLengths, type Template, type TemplateField } from "#language/templates/template.ts";
import type { TemplateDetail, TemplateSummary } from "#shared/contracts/templates.ts";
import { AppError } from "#shared/errors.ts";
import { planForTemplate } from "#shared/plans.ts";

export function listTemplates(): TemplateSummary[] {
  return templates.map(toSummary);
}

/** Throws `brief.template_unknown`. */
export function getTemplate(id: number): TemplateDetail {
  const template = findTemplate(id);
  if (!template) throw new AppError("brief.template_unknown", { templateId: id });
  return {
    ...toSummary(template),
    fields: template.fields.map((field) => toFieldDetail(template, field)),
    source: template.source,
    formLength: formLengthOf(template),
    outline: template.outline.map(({ id, share, purpose }) => ({ id, share, purpose })),
  };
}

function toFieldDetail(template: Template, field: TemplateField): TemplateDetail["fields"][number] {
  const required = isRequired(template, field.key);
  if (field.type === "choice") return { ...field, required, choices: [...field.choices] };
  return field.type === "number" && !field.expected ? { ...field, required, initial: undefined } : { ...field, required };
}

function toSummary(template: Template): TemplateSummary {
  return {
    id: template.id,
    key: template.key,
    name: template.name.en,
    nameAr: template.name.ar,
    description: template.description.en,
    descriptionAr: template.description.ar,
    category: template.category,
    groups: [...template.groups],
    plan: planForTemplate(template.id),
    icon: template.icon,
    register: template.register,
    lengths: [...offeredLengths(template)],
    defaultLength: template.defaultLength,
    needsModel: template.needsModel ?? false,
    sketch: sketchOf(template),
  };
}

function formLengthOf({ lengths }: Template): TemplateDetail["formLength"] {
  if ("field" in lengths) return lengths;
  return "aboutWords" in lengths ? { aboutWords: lengths.aboutWords } : null;
}
