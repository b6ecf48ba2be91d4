import { useTranslations } from "use-intl";
import { answerNote } from "#language/interview/answer-note.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import type { BriefDraft } from "./brief-draft.ts";
import { Group } from "./brief-parts.tsx";
import { QuestionList } from "./question-list.tsx";
import { useOutlook } from "./use-outlook.ts";

interface InterviewProps {
  draft: BriefDraft;
  template: TemplateDetail;
  onChange: (patch: Partial<BriefDraft>) => void;
  disabled: boolean;
}

/** What only the person knows, asked beside the brief: an answer becomes a note, a skipped question is not asked again. */
export function Interview({ draft, template, onChange, disabled }: InterviewProps) {
  const t = useTranslations("facts.interview");
  const outlook = useOutlook(draft, template);
  const all = outlook?.questions ?? [];
  const questions = all.filter(({ key }) => !draft.asked.includes(key));
  if (all.length === 0 || (questions.length === 0 && draft.asked.length === 0)) return null;
  const ask = (key: string) => [...draft.asked, key];
  const words = outlook?.answerWords ? Math.round((outlook.answerWords * questions.length) / all.length) : 0;
  return (
    <Group label={t("title")}>
      {(labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend could not stand outside its frame.
        <div role="group" aria-labelledby={labelId} className="grid gap-3 rounded-tag border border-hair bg-sunk px-4 py-4">
          <p className="text-ink-2 text-label">
            {questions.length > 0 && words > 0 ? `${t("gain", { count: questions.length, words })} ` : null}
            {t("hint")}
          </p>
          <QuestionList
            questions={questions}
            action={t("add")}
            disabled={disabled}
            onSkip={({ key }) => onChange({ asked: ask(key) })}
            onAnswer={(question, answer) => {
              const note = answerNote(question, answer, draft.variety);
              onChange({
                asked: ask(question.key),
                notes: draft.notes.trim() === "" ? note : `${draft.notes.trimEnd()}\n${note}`,
              });
            }}
          />
          {draft.asked.length > 0 && questions.length === 0 ? (
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChange({ asked: [] })}
              className="justify-self-start text-link text-label"
            >
              {t("again")}
            </button>
          ) : null}
        </div>
      )}
    </Group>
  );
}
