import { Check, CircleAlert, CloudOff, LoaderCircle, type LucideIcon, Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "#web/ui/cx.ts";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import type { SaveStatus } from "./autosave-state.ts";
import { needsAnswer } from "./trouble-notice.tsx";
import { useStatusText } from "./use-status-text.ts";

type Saving = Pick<TextWork, "status" | "storedAt" | "isKept" | "retry">;

/** Whether the text on the sheet is the one that is kept, and what can be done where it is not. */
export function SaveState({ work }: { work: Saving }) {
  const { status } = work;
  const text = useStatusText(work);
  const announcement = useAnnouncement(status, text);
  const Icon = iconOf(status);
  return (
    <div
      className={cx("flex flex-wrap items-center gap-x-3 gap-y-1 text-label", isAlarming(status) ? "text-danger" : "text-ink-2")}
    >
      <p className="flex items-center gap-2">
        <Icon aria-hidden className={cx("size-3.5 shrink-0", status.kind === "saving" && "animate-turn")} />
        {text}
      </p>
      <WayOut work={work} />
      {/* Saved every few seconds, it would talk all the time: only trouble is said, and its end. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Trying again helps by itself, but nobody has to wait for it. */
function WayOut({ work: { status, retry } }: { work: Saving }) {
  const common = useTranslations("common");
  if (status.kind !== "failing" && status.kind !== "signed-out" && status.kind !== "offline") return null;
  return (
    <button type="button" className="touch-target text-link underline underline-offset-4" onClick={retry}>
      {common("tryAgain")}
    </button>
  );
}

const icons: Partial<Record<SaveStatus["kind"], LucideIcon>> = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: Pencil,
  empty: Pencil,
  offline: CloudOff,
};

const iconOf = ({ kind }: SaveStatus): LucideIcon => icons[kind] ?? CircleAlert;

const isAlarming = ({ kind }: SaveStatus) => icons[kind] === undefined;

/** What a screen reader hears: what is in the way, and that it is over. What needs an answer is said by its notice. */
function useAnnouncement(status: SaveStatus, text: string): string {
  const [hadTrouble, setHadTrouble] = useState(false);
  const isTrouble = status.kind !== "saved" && status.kind !== "saving" && status.kind !== "unsaved" && !needsAnswer(status);
  const isOver = status.kind === "unsaved";
  useEffect(() => {
    if (isTrouble) setHadTrouble(true);
    else if (isOver) setHadTrouble(false);
  }, [isTrouble, isOver]);
  return isTrouble || (hadTrouble && status.kind === "saved") ? text : "";
}
