import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { subjectsQuery } from "#web/api/subjects.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { BriefDraft } from "./brief-draft.ts";
import { useOutlook } from "./use-outlook.ts";
import { useVarieties } from "./use-varieties.ts";

/** The choice of leaving it to the topic; ids of subjects are words. */
const asFound = "as-found";
const noSubject = "none";

interface SubjectFieldProps {
  draft: BriefDraft;
  template: TemplateDetail;
  onSubject: (subject: string | null) => void;
  disabled: boolean;
}

/** The subject whose pack the built-in writer writes from: found in the topic, another one, or none; and what comes of it. */
export function SubjectField({ draft, template, onSubject, disabled }: SubjectFieldProps) {
  const t = useTranslations("generations.brief.subject");
  const language = useLanguage();
  const { data: subjects } = useQuery(subjectsQuery);
  const { isBuiltIn } = useVarieties();
  const outlook = useOutlook(draft, template);
  if (!isBuiltIn(draft.variety) || template.source !== undefined) return null;
  const nameOf = (id: string | null | undefined) => subjects?.find((subject) => subject.id === id)?.name[language];
  const found = draft.subject === null ? nameOf(outlook?.subject) : undefined;
  const byName = (subjects ?? [])
    .map(({ id, name }) => ({ value: id, label: name[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Field
      label={t("label")}
      hint={outlook?.words == null ? t("hint") : t(outlook.isOutline ? "outline" : "words", { count: outlook.words })}
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled || subjects === undefined}
          value={draft.subject ?? asFound}
          onValueChange={(next) => onSubject(next === asFound ? null : next)}
          options={[
            { value: asFound, label: found === undefined ? t(outlook ? "notFound" : "asFound") : t("found", { name: found }) },
            { value: noSubject, label: t("none") },
            ...byName,
          ]}
        />
      )}
    </Field>
  );
}
