import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { type BriefDraft, notesIn } from "./brief-draft.ts";
import { Part, type PartProps } from "./brief-parts.tsx";
import { LazyFacts, NotesQuestions } from "./lazy-facts.tsx";

interface NotesPartProps extends PartProps {
  template: TemplateDetail;
  onChange: (patch: Partial<BriefDraft>) => void;
}

/** What else the person knows, one fact a line, as it comes to mind. */
export function NotesPart({ draft, template, onChange, error, disabled }: NotesPartProps) {
  const t = useTranslations("generations.brief");
  const format = useFormat();
  const count = notesIn(draft.notes).length;
  return (
    <Part at="notes">
      <Field label={t("notes")} hint={t("notesHint")} error={error} aside={count > 0 && format.number(count)}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            className="min-h-28"
            disabled={disabled}
            placeholder={t("notesSample")}
            value={draft.notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
        )}
      </Field>
      {count > 0 ? (
        <LazyFacts>
          <NotesQuestions draft={draft} template={template} onChange={onChange} disabled={disabled} />
        </LazyFacts>
      ) : null}
    </Part>
  );
}
