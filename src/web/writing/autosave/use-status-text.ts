import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { maxTextChars } from "./trouble.ts";

/** Where the changes stand, in one sentence. */
export function useStatusText({ status, storedAt, isKept }: Pick<TextWork, "status" | "storedAt" | "isKept">): string {
  const t = useTranslations("editor");
  const errorText = useErrorText();
  const format = useFormat();
  const now = useNow(status.kind === "saved");
  if (!isKept && (status.kind === "unsaved" || status.kind === "offline")) return t("saving.memoryOnly");
  switch (status.kind) {
    case "saved": {
      const at = status.at ?? (storedAt === null ? null : Date.parse(storedAt));
      const isFresh = at === null || (status.at !== null && now - status.at < minuteMs);
      if (!isFresh) return t("saving.last", { when: format.relative(at, Math.max(at, now)) });
      return t(status.origin === null || status.origin === "autosave" ? "saving.auto" : "saving.saved");
    }
    case "failing":
      return t("saving.retrying");
    case "refused":
      return `${t("saving.failed")}: ${errorText(status.error)}`;
    case "too-long":
      return t("saving.tooLong", { max: maxTextChars });
    case "signed-out":
      return t("saving.signedOut");
    case "conflict":
      return t("conflict.title");
    default:
      return t(`saving.${status.kind}`);
  }
}

const minuteMs = 60_000;

/** The time, told again every minute while somebody wants to know it. */
function useNow(isAsked: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isAsked) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [isAsked]);
  return now;
}
