import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { type MarkedText, sidesOf } from "#language/diff/readable-diff.ts";
import type { Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useComparison } from "#web/writing/diff/use-comparison.ts";
import { Paper } from "#web/writing/paper/paper.tsx";
import type { ConflictWork, TextConflict } from "./use-conflict.ts";
import "#web/writing/diff/diff.css";

interface ConflictDialogProps {
  conflict: TextConflict;
  work: ConflictWork;
}

/** Neither text is lost by itself: both are shown with what only they have, and the person chooses, or goes on typing. */
export function ConflictDialog({ conflict, work }: ConflictDialogProps) {
  const t = useTranslations("editor.conflict");
  const common = useTranslations("common");
  const format = useFormat();
  const { mine, theirs, variety } = conflict;
  const versions = useTranslations("versions");
  const { parts, hasFailed } = useComparison(theirs.text, mine);
  // Long texts are there to be read, and to choose from, before they are compared.
  const sides = useMemo(
    () => (parts ? sidesOf(parts) : { before: plainText(theirs.text), after: plainText(mine) }),
    [parts, theirs.text, mine],
  );
  const copy = () =>
    copyText({ markdown: mine, tag: varietyRecords[variety].tag }).then(
      () => toast({ title: common("copied"), tone: "success" }),
      () => toast({ title: common("copyFailed"), tone: "error" }),
    );
  return (
    <Dialog
      open
      onOpenChange={work.postpone}
      title={t("title")}
      description={t("text", { version: theirs.version })}
      className="max-w-260!"
    >
      {hasFailed ? (
        <p role="status" className="mt-4 text-ink-2 text-label">
          {versions("uncompared")}
        </p>
      ) : null}
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        <OneText title={t("mine")} text={sides.after} variety={variety}>
          <Button variant="ink" onClick={work.keepMine}>
            {t("keepMine")}
          </Button>
          <Button onClick={() => void copy()}>{t("copyMine")}</Button>
        </OneText>
        <OneText title={t("theirs", { time: format.time(theirs.updatedAt) })} text={sides.before} variety={variety}>
          <Button onClick={work.takeTheirs}>{t("takeTheirs")}</Button>
        </OneText>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hair border-t pt-4">
        <p className="min-w-0 flex-1 basis-60 text-ink-2 text-label">{t("paused")}</p>
        <Button variant="ghost" onClick={work.postpone}>
          {t("later")}
        </Button>
      </div>
    </Dialog>
  );
}

const plainText = (markdown: string): MarkedText => ({ markdown, spans: [] });

interface OneTextProps {
  title: string;
  text: MarkedText;
  variety: Variety;
  children: ReactNode;
}

/** A text in its own little window, opened where it differs. */
function OneText({ title, text, variety, children }: OneTextProps) {
  const t = useTranslations("editor.conflict");
  const box = useRef<HTMLElement>(null);
  // Both texts stand as they are: what only one of them has is marked in it, and nothing is struck out.
  const marks = useMemo(
    () =>
      text.spans.map(({ start, end, difference }) => ({
        kind: "added" as const,
        start,
        end,
        at: difference,
        say: t("onlyHere"),
      })),
    [text, t],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the first difference is another one with other marks.
  useEffect(() => {
    const first = box.current?.querySelector("ins");
    if (!first || !box.current) return;
    box.current.scrollTop += first.getBoundingClientRect().top - box.current.getBoundingClientRect().top - contextPx;
  }, [marks]);
  return (
    <section className="flex min-w-0 flex-col">
      <h3 className="font-semibold text-label">{title}</h3>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
        tabIndex={0}
        aria-label={title}
        className="paper-diff mt-2 mb-4 max-h-[min(22rem,40dvh)] grow overflow-y-auto rounded-paper"
      >
        <Paper markdown={text.markdown} variety={variety} marks={marks} className="px-5! py-5! shadow-none!" />
      </section>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

/** So much of what stands before the first difference is seen, too. */
const contextPx = 72;
