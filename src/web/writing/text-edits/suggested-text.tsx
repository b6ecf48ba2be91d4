import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { sidesOf } from "#language/diff/readable-diff.ts";
import { diffWords } from "#language/diff/word-diff.ts";
import type { Variety } from "#shared/options.ts";
import type { TextMark } from "#web/writing/mark-spans.ts";
import { textDirection } from "#web/writing/paper.tsx";
import { PaperText } from "#web/writing/paper-text.tsx";
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
  if (text === "") return null;
  const voice = generation?.brief.variety ?? variety;
  return (
    <div className="paper-diff">
      <PaperText
        markdown={shown.markdown}
        variety={voice}
        direction={textDirection(text, voice)}
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
