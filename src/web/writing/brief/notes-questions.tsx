import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { contradictions } from "#language/notes/contradictions.ts";
import { reasonAgainst } from "#language/notes/note-use.ts";
import { twoReadingsIn } from "#language/notes/two-readings.ts";
import { dateText } from "#language/templates/field-text.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { Button } from "#web/ui/button.tsx";
import { type BriefDraft, notesIn } from "./brief-draft.ts";
import { useOutlook } from "./use-outlook.ts";
import { useVarieties } from "./use-varieties.ts";

interface NotesQuestionsProps {
  draft: BriefDraft;
  template: TemplateDetail;
  onChange: (patch: Partial<BriefDraft>) => void;
  disabled: boolean;
}

/**
 * What the typed notes leave open: two that differ, those that are no facts of this text, likely slips, and dates with two readings. Nothing
 * is changed but by a press.
 */
export function NotesQuestions({ draft, template, onChange, disabled }: NotesQuestionsProps) {
  const t = useTranslations("facts.notes");
  const { isBuiltIn } = useVarieties();
  const outlook = useOutlook(draft, template);
  const notes = notesIn(draft.notes);
  const pairs = contradictions(notes);
  const against = (note: string) => reasonAgainst(note, { variety: draft.variety, plainNotes: [...draft.settled] });
  const foreign = isBuiltIn(draft.variety) ? notes.filter((note) => against(note) === "language") : [];
  const orders = notes.filter((note) => against(note) === "instruction");
  const isOpen = (key: string) => !draft.settled.includes(key);
  // The outlook follows typing after a pause: what it names may be gone.
  const slips = (outlook?.slips ?? []).filter(({ note, word }) => notes.includes(note) && isOpen(slipKey(word)));
  const dates = notes
    .flatMap((note) => twoReadingsIn(note).map((date) => ({ ...date, note })))
    .filter(({ text }) => isOpen(text));
  const put = (changed: readonly string[]) => onChange({ notes: changed.join("\n") });
  const drop = (dropped: string) => put(notes.filter((note) => note !== dropped));
  const exchange = (old: string, from: string, to: string) =>
    put(notes.map((note) => (note === old ? note.replace(from, () => to) : note)));
  const settle = (key: string) => onChange({ settled: [...draft.settled, key] });
  if (pairs.length + foreign.length + orders.length + slips.length + dates.length === 0) return null;

  const answer = (text: string, about: string, onClick: () => void) => (
    <Button key={text} size="small" className="shrink-0" disabled={disabled} aria-label={`${text}: ${about}`} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div role="status" className="mt-2 grid gap-3">
      {foreign.length > 0 ? <p className="text-label text-warn">{t("foreign", { count: foreign.length })}</p> : null}
      {pairs.map((pair) => (
        <Asked key={pair.join("\n")} question={t("differ")}>
          <ul className="grid grow gap-2">
            {pair.map((note, at) => (
              <li key={note} className="flex items-center justify-between gap-3">
                <bdi className="min-w-0 wrap-anywhere text-label">{note}</bdi>
                {answer(t("holds"), note, () => drop(pair[1 - at] ?? ""))}
              </li>
            ))}
          </ul>
        </Asked>
      ))}
      {orders.map((note) => (
        <Asked key={note} question={t(isBuiltIn(draft.variety) ? "instructsBuiltIn" : "instructs")}>
          <bdi className="min-w-0 grow wrap-anywhere text-label">{note}</bdi>
          {answer(t("isFact"), note, () => settle(note))}
          {answer(t("dropNote"), note, () => drop(note))}
        </Asked>
      ))}
      {slips.map(({ note, word, meant }) => (
        <Asked key={`${note}\n${word}`} question={t("slip", { word, meant })}>
          {answer(meant, note, () => exchange(note, word, meant))}
          {answer(t("isRight"), word, () => settle(slipKey(word)))}
        </Asked>
      ))}
      {dates.map(({ note, text, readings }) => (
        <Asked key={`${note}\n${text}`} question={t("twoDates", { text })}>
          {readings.map((day) => {
            const date = dateText(day, draft.variety);
            return answer(date, note, () => exchange(note, text, date));
          })}
          {answer(t("isRight"), text, () => settle(text))}
        </Asked>
      ))}
    </div>
  );
}

const slipKey = (word: string) => `slip:${word}`;

function Asked({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="rounded-tag border border-warn bg-sunk px-4 py-3">
      <p className="text-label text-warn">{question}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
