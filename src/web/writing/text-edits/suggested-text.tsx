import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { sidesOf } from "#language/diff/readable-diff.ts";
import { diffWords } from "#language/diff/word-diff.ts";
import type { Variety } from "#shared/options.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { PaperText } from "#web/writing/paper/paper-text.tsx";
import { useTextDirection } from "#web/writing/paper/text-direction.ts";
import type { Suggestion } from "./use-text-edits.ts";
import "#web/writing/diff/diff.css";

/** The words that would come, as on paper; once all are there, those are marked that the passage does not have. */
export function SuggestedText({ suggestion, variety }: { suggestion: Suggestion; variety: Variety }) {
  const t = useTranslations("versions");
  const { text, phase, passage, wish, generation } = suggestion;
  const isWhole = phase === "ready";
  const before = wish.action === "continue" ? "" : passage.markdown.trim();
  const say = t("sayAdded");
  const shown = useMemo(
    () => (isWhole ? markedText(before, text, say) : { markdown: text, marks: [] }),
    [isWhole, before, text, say],
  );
  const textVariety = generation?.brief.variety ?? variety;
  const direction = useTextDirection(text, textVariety);
  if (text === "") return null;
  return (
    <div className="paper-diff">
      <PaperText
        markdown={shown.markdown}
        variety={textVariety}
        direction={direction}
        isWriting={phase === "writing"}
        marks={shown.marks}
      />
    </div>
  );
}

function markedText(before: string, after: string, say: string): { markdown: string; marks: TextMark[] } {
  const { markdown, spans } = sidesOf(diffWords(before, after)).after;
  return { markdown, marks: spans.map(({ kind, start, end, difference }) => ({ kind, start, end, at: difference, say })) };
}
