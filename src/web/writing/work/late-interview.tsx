import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { isFixable } from "#language/checks/follow-fixes.ts";
import { answerNote } from "#language/interview/answer-note.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { BriefQuestion } from "#shared/contracts/generations.ts";
import type { Report } from "#shared/contracts/report.ts";
import { useTellItem } from "#web/api/library.ts";
import { outlookQuery } from "#web/api/subjects.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { QuestionList } from "#web/writing/brief/question-list.tsx";
import { checkText } from "#web/writing/long-texts/text-work.ts";
import type { TextWork } from "./use-text-work.ts";

interface LateInterviewProps {
  itemId: string;
  brief: Brief;
  work: TextWork;
}

/** As many as an interview has at most. */
const mostQuestions = 5;
const blankKey = "blank:";

/**
 * What is still open in a finished text: its blanks, and what the brief does not tell. An answer goes into the text at once, as an edit
 * that can be undone, and into the brief as a fact.
 */
export function LateInterview({ itemId, brief, work }: LateInterviewProps) {
  const t = useTranslations("facts.interview");
  const errorText = useErrorText();
  const titleId = useId();
  const [done, setDone] = useState<readonly string[]>([]);
  // What is half typed in one field must outlive the answer that another one gives: the questions stay until the next ones are there.
  const outlook = useQuery({ ...outlookQuery(brief), placeholderData: keepPreviousData }).data;
  const tell = useTellItem(itemId);
  const [checked, setChecked] = useState(work.checked);
  if (work.checked && work.checked !== checked) setChecked(work.checked);
  if (!outlook || !checked) return null;
  const blanks = [...new Set(checked.report.blanks.map(({ label }) => label))].map((label): BriefQuestion => {
    const text = t("blank", { label });
    return { key: blankKey + label, kind: "free", text: { en: text, ar: text } };
  });
  const open = [...blanks, ...outlook.questions].filter(({ key }) => !done.includes(key)).slice(0, mostQuestions);
  if (open.length === 0) return null;
  const asked = open.filter(({ key }) => !key.startsWith(blankKey)).length;
  const words = asked > 0 && outlook.answerWords ? Math.round((outlook.answerWords * asked) / outlook.questions.length) : 0;

  const answer = async (question: BriefQuestion, given: string) => {
    const { key } = question;
    const isBlank = key.startsWith(blankKey);
    const note = isBlank ? given.replace(/\s+/g, " ").trim() : answerNote(question, given, brief.variety);
    try {
      const item = await tell.mutateAsync({ notes: [note] });
      if (isBlank) fillBlanks(work, checked.report, key.slice(blankKey.length), note);
      else if (item.brief) await putIn(work, item.brief, note, () => toast({ title: t("already") }));
      setDone((known) => [...known, key]);
    } catch (error) {
      toast({ tone: "error", title: t("failed"), text: errorText(error) });
    }
  };

  return (
    <section aria-labelledby={titleId} className="mt-6 rounded-paper border border-hair bg-page px-5 py-5">
      <h2 id={titleId} className="font-display text-panel">
        {t("lateTitle")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2 text-label">
        {words > 0 ? `${t("lateGain", { count: asked, words })} ` : null}
        {t("lateHint")}
      </p>
      <QuestionList
        questions={open}
        action={t("fill")}
        disabled={tell.isPending || work.isFixing}
        onSkip={({ key }) => setDone((known) => [...known, key])}
        onAnswer={(question, given) => void answer(question, given)}
      />
    </section>
  );
}

/** Every blank of this label at once: what only the person knew is known now. */
function fillBlanks(work: TextWork, { blanks }: Report, label: string, value: string): void {
  const same = blanks.filter((blank) => blank.label === label);
  const [first, last] = [same[0], same.at(-1)];
  if (!first || !last) return;
  let replacement = "";
  let at = first.start;
  for (const { start, end } of same) {
    replacement += work.text.slice(at, start) + value;
    at = end;
  }
  work.apply({ code: "blanks_left", params: {}, fix: { start: first.start, end: last.end, replacement } });
}

/** Puts a fact where the check would: the same sentence at the same place as by the receipt's own suggestion. */
async function putIn(work: TextWork, brief: Brief, note: string, onTold: () => void): Promise<void> {
  const { signal } = new AbortController();
  const report = await checkText(work.text, brief, signal);
  if (report.notes?.find((told) => told.note === note)?.isTold ?? true) return onTold();
  const missing = report.notes?.filter(({ isTold }) => !isTold).findIndex((told) => told.note === note) ?? -1;
  const fix = report.suggestions.filter(({ code }) => code === "note_missing")[missing];
  const end = work.text.trimEnd().length;
  const atEnd = { start: end, end, replacement: `\n\n${note}` };
  work.apply(fix && isFixable(fix) ? fix : { code: "note_missing", params: { note }, fix: atEnd });
}
