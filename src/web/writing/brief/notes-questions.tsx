import { useTranslations } from "use-intl";
import { contradictions } from "#language/notes/contradictions.ts";
import { directionOf } from "#language/text/direction.ts";
import { languageOf } from "#shared/options.ts";
import { Button } from "#web/ui/button.tsx";
import { type BriefDraft, notesIn } from "./brief-draft.ts";
import { useVarieties } from "./use-varieties.ts";

interface NotesQuestionsProps {
  draft: BriefDraft;
  onNotes: (notes: string) => void;
  disabled: boolean;
}

/** What the typed notes leave open: two that differ, and those that the built-in writer cannot put into this text. */
export function NotesQuestions({ draft, onNotes, disabled }: NotesQuestionsProps) {
  const t = useTranslations("facts.notes");
  const { isBuiltIn } = useVarieties();
  const notes = notesIn(draft.notes);
  const pairs = contradictions(notes);
  const wanted = languageOf(draft.variety) === "ar" ? "rtl" : "ltr";
  const foreign = isBuiltIn(draft.variety) ? notes.filter((note) => (directionOf(note) ?? wanted) !== wanted) : [];
  const drop = (dropped: string) => onNotes(notes.filter((note) => note !== dropped).join("\n"));
  if (pairs.length === 0 && foreign.length === 0) return null;
  return (
    <div role="status" className="mt-2 grid gap-3">
      {foreign.length > 0 ? <p className="text-label text-warn">{t("foreign", { count: foreign.length })}</p> : null}
      {pairs.map((pair) => (
        <div key={pair.join("\n")} className="rounded-tag border border-warn bg-sunk px-4 py-3">
          <p className="text-label text-warn">{t("differ")}</p>
          <ul className="mt-2 grid gap-2">
            {pair.map((note, at) => (
              <li key={note} className="flex items-center justify-between gap-3">
                <bdi className="min-w-0 wrap-anywhere text-label">{note}</bdi>
                <Button
                  size="small"
                  className="shrink-0"
                  disabled={disabled}
                  aria-label={`${t("holds")}: ${note}`}
                  onClick={() => drop(pair[1 - at] ?? "")}
                >
                  {t("holds")}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
