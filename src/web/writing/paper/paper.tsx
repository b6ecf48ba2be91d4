import { lazy, type ReactNode, Suspense } from "react";
import type { Variety } from "#shared/options.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { cx } from "#web/ui/cx.ts";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import type { TextMark } from "./mark-spans.ts";
import { ComingLines, ShareLine } from "./paper-parts.tsx";
import { useTextDirection } from "./text-direction.ts";

const loadPaperText = () => import("./paper-text.tsx");
const PaperText = lazy(async () => ({ default: (await loadPaperText()).PaperText }));

/** Fetches the Markdown view before the first text arrives. */
export function preloadPaperText(): void {
  // Rendering the text reports a failure, with the page's own error and a way to retry.
  loadPaperText().catch(() => undefined);
}

type PaperLine = "writing" | "stopped" | "offline";

const lineColours: Readonly<Record<PaperLine, string>> = { writing: "bg-variety", stopped: "bg-danger", offline: "bg-saffron" };

interface PaperProps {
  markdown: string;
  variety: Variety;
  isWriting?: boolean;
  /** The progress line at the top: the share of the text that has arrived (0 to 1), and its state. */
  line?: { readonly tone: PaperLine; readonly share: number };
  /** Shown under the text in the direction of the page: why writing stopped, and what to do. */
  notice?: ReactNode;
  className?: string;
  /** The receipt's marks in the text, and whether they show. */
  marks?: readonly TextMark[];
  showsMarks?: boolean;
  /** Increases when another text replaces this one, which then fades in. */
  revision?: number;
}

/** A text on its sheet. The variety's coloured edge is on the side where the text starts, whatever the direction of the page. */
export function Paper(props: PaperProps) {
  const { markdown, variety, isWriting = false, line, notice, className } = props;
  const direction = useTextDirection(markdown, variety);
  const page = pageDirection(usePreferences());
  return (
    <div
      dir={direction}
      data-v={variety}
      className={cx(
        "relative rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet shadow-paper transition-[border-color] duration-300",
        "px-5.5 py-7 md:px-9 md:py-9 xl:px-18 xl:py-14",
        className,
      )}
    >
      {line ? <ShareLine share={line.share} className={lineColours[line.tone]} /> : null}
      {markdown.trim() === "" ? null : (
        // The skeleton fills the screen, so that content below the sheet does not flash before the text pushes it down.
        <Suspense fallback={<PaperSkeleton className="min-h-dvh" />}>
          <PaperText
            key={props.revision ?? 0}
            markdown={markdown}
            variety={variety}
            direction={direction}
            isWriting={isWriting}
            {...(props.marks ? { marks: props.marks } : {})}
            showsMarks={props.showsMarks ?? true}
            fadesIn={(props.revision ?? 0) > 0}
          />
        </Suspense>
      )}
      {isWriting ? <ComingLines /> : null}
      {notice ? (
        <div dir={page} className="mt-8">
          {notice}
        </div>
      ) : null}
    </div>
  );
}

export function PaperSkeleton({ className }: { className?: string }) {
  return (
    <LoadingState className={cx("grid content-start gap-5", className)}>
      <Skeleton className="mb-3 h-9 w-3/5" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-11/12" />
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-2/3" />
    </LoadingState>
  );
}
