import { type Ref, useMemo } from "react";
import { useTranslations } from "use-intl";
import { type MarkedText, mergedText, sidesOf } from "#language/diff/readable-diff.ts";
import type { DiffPart } from "#language/diff/word-diff.ts";
import type { Variety } from "#shared/options.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";
import { Paper } from "#web/writing/paper/paper.tsx";
import "./diff.css";

interface DiffSheetProps {
  parts: readonly DiffPart[];
  variety: Variety;
  /** Both texts beside each other; otherwise one text with what came and what went. */
  sideBySide: boolean;
  /** Of what holds the differences, for `showDifference`. */
  ref: Ref<HTMLDivElement>;
}

/** Of a sheet that shares its line with another one. */
export const pairClass = "px-5! py-6! md:px-6! md:py-7!";

/** Two versions of a text on paper, with what differs between them. */
export function DiffSheet({ parts, variety, sideBySide, ref }: DiffSheetProps) {
  const toMarks = useToMarks();
  const texts = useMemo(() => {
    const { before, after } = sidesOf(parts);
    const marked = sideBySide ? [before, after] : [mergedText(parts)];
    return marked.map((text) => ({ markdown: text.markdown, marks: toMarks(text) }));
  }, [parts, sideBySide, toMarks]);
  const isPair = texts.length > 1;
  return (
    <div ref={ref} className={isPair ? "paper-diff paper-compare grid items-start gap-5 sm:grid-cols-2" : "paper-diff"}>
      {texts.map(({ markdown, marks }, index) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: the earlier text and the later one, or the only one.
          key={index}
          markdown={markdown}
          variety={variety}
          marks={marks}
          {...(isPair ? { className: pairClass } : {})}
        />
      ))}
    </div>
  );
}

function useToMarks(): (text: MarkedText) => TextMark[] {
  const t = useTranslations("versions");
  return useMemo(() => {
    const say = { added: t("sayAdded"), removed: t("sayRemoved") };
    return ({ spans }) => spans.map(({ kind, start, end, difference }) => ({ kind, start, end, at: difference, say: say[kind] }));
  }, [t]);
}

/**
 * Brings a difference into view and rings it; the ring leaves the others. `isFirst`: the page moves no further than it must, and not at
 * all where the difference is in view.
 */
export function showDifference(sheet: HTMLElement, difference: number, isFirst: boolean): void {
  for (const other of sheet.querySelectorAll("[data-current]")) other.removeAttribute("data-current");
  const elements = sheet.querySelectorAll(`[data-at="${difference}"]:is(ins, del)`);
  for (const element of elements) element.setAttribute("data-current", "");
  elements[0]?.scrollIntoView({ block: isFirst && isInView(elements[0]) ? "nearest" : "center" });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
