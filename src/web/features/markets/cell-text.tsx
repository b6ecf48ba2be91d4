import { lazy, Suspense } from "react";
import { textDirection } from "#language/text/direction.ts";
import { languageOf } from "#shared/options.ts";
import { Skeleton } from "#web/ui/states.tsx";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { useMarks } from "#web/writing/receipt/use-marks.ts";
import type { TextPart } from "./text-parts.ts";
import type { Column } from "./use-columns.tsx";
import "./markets.css";

const PaperText = lazy(async () => ({ default: (await import("#web/writing/paper/paper-text.tsx")).PaperText }));

/** A part of a market's text in its row, with the words that give the variety away. */
export function CellText({ column, part }: { column: Column; part: TextPart }) {
  const { text, variety, isRunning, revision } = column;
  const report = column.edited ? column.edited.report : column.generation?.report;
  const marks = useMarks(text, report && !isRunning ? { text, report } : null);
  const markdown = text.slice(part.start, part.end);
  if (markdown.trim() === "") return null;
  const own: TextMark[] = marks
    .filter((mark) => mark.kind !== "keyword" && mark.start < part.end && mark.end > part.start)
    .map((mark) => ({ ...mark, start: mark.start - part.start, end: mark.end - part.start }));
  return (
    <div className="market-text">
      <Suspense fallback={<Skeleton className="h-20" />}>
        <PaperText
          key={revision}
          markdown={markdown}
          variety={variety}
          direction={textDirection(text, languageOf(variety), column.direction)}
          isWriting={isRunning}
          marks={own}
          fadesIn={revision > 0}
        />
      </Suspense>
    </div>
  );
}
