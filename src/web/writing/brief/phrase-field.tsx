import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { briefLimits } from "#shared/brief-limits.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { TextField } from "#web/ui/field.tsx";
import type { PartProps } from "./brief-parts.tsx";
import { useOutlook } from "./use-outlook.ts";
import { useVarieties } from "./use-varieties.ts";

interface PhraseFieldProps extends PartProps {
  template: TemplateDetail;
  onPhrase: (phrase: string | null) => void;
}

/** The noun phrase by which the built-in writer's sentences speak of the topic: prefilled, and corrected where it does not fit. */
export function PhraseField({ draft, template, onPhrase, error, disabled }: PhraseFieldProps) {
  const t = useTranslations("facts.phrase");
  const { isBuiltIn } = useVarieties();
  // Without the person's own phrase, so that the found one can be restored. The same object while the draft is the same.
  const bare = useMemo(() => ({ ...draft, subjectPhrase: null }), [draft]);
  const outlook = useOutlook(bare, template);
  if (!isBuiltIn(draft.variety) || template.source !== undefined || (!outlook && draft.subjectPhrase === null)) return null;
  const found = outlook?.phrase ?? "";
  const isOwn = draft.subjectPhrase !== null && draft.subjectPhrase !== found;
  return (
    <TextField
      label={t("label")}
      value={draft.subjectPhrase ?? found}
      maxLength={briefLimits.subjectPhraseChars}
      placeholder={t("sample")}
      disabled={disabled}
      error={error}
      hint={t(found === "" && !isOwn ? "none" : "hint")}
      aside={
        isOwn ? (
          <button type="button" disabled={disabled} onClick={() => onPhrase(null)} className="text-link">
            {t("restore")}
          </button>
        ) : null
      }
      onChange={({ target }) => onPhrase(target.value)}
    />
  );
}
