import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import type { SaveStatus } from "./autosave-state.ts";
import { useStatusText } from "./use-status-text.ts";

/** Nothing more is saved before the person does something. */
export function needsAnswer({ kind }: SaveStatus): boolean {
  return kind === "conflict" || kind === "gone" || kind === "refused" || kind === "too-long";
}

/** Wherever the person is typing: beside the sheet where there is room, on a phone at its head, over neither keys nor tools. */
export function TroubleNotice({ work }: { work: TextWork }) {
  const t = useTranslations("editor.conflict");
  const text = useStatusText(work);
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-18 z-30 flex animate-enter flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-hair-2 border-s-4 border-s-danger bg-page px-5 py-3 shadow-float md:inset-s-auto md:inset-e-6 md:top-auto md:bottom-6 md:max-w-116"
    >
      <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="block font-semibold">{text}</strong>
        <span className="text-ink-2 text-label">{t(work.isKept ? "paused" : "pausedUnkept")}</span>
      </p>
      <Answer work={work} />
    </div>
  );
}

/** The one press that leads on; a text that is too long is answered by making it shorter. */
function Answer({ work }: { work: TextWork }) {
  const t = useTranslations();
  const button = (label: string, onPress: () => void) => (
    <Button variant="ink" size="small" onClick={onPress}>
      {label}
    </Button>
  );
  switch (work.status.kind) {
    case "conflict":
      return button(t("editor.conflict.compare"), work.ask);
    case "gone":
      return button(t("editor.saving.keepAsNew"), work.keepAsNew);
    case "refused":
      return button(t("common.tryAgain"), work.retry);
    default:
      return null;
  }
}
