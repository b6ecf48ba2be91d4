import { Link } from "@tanstack/react-router";
import { LogIn, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { phoneBarClass } from "#web/writing/work/sheet-tools.tsx";
import type { PaperMood } from "./paper-mood.ts";

interface PaperNoticeProps {
  generation: Generation;
  mood: Exclude<PaperMood, "writing">;
  /** Why the text cannot be followed any further. */
  error: unknown;
  onRetry: () => void;
  onAgain: () => void;
  isAgainPending: boolean;
}

/** Closes the sheet of a text that does not go on: what happened, what is kept and charged, what to do. */
export function PaperNotice({ generation, mood, error, onRetry, onAgain, isAgainPending }: PaperNoticeProps) {
  const t = useTranslations("generations");
  const common = useTranslations("common");
  const errorText = useErrorText();
  if (mood === "offline") return <Notice tone="saffron" title={t("offline.title")} text={t("offline.text")} />;
  if (mood === "expired") {
    return (
      <Notice tone="saffron" title={t("expired.title")} text={`${errorText(error)}. ${t("expired.text")}`}>
        <PhoneBar>
          <Button variant="action" icon={<LogIn aria-hidden className="size-4" />} className={barButtonClass} onClick={onRetry}>
            {t("expired.action")}
          </Button>
        </PhoneBar>
      </Notice>
    );
  }
  return (
    <BrokenNotice generation={generation}>
      <PhoneBar>
        <Button
          variant="action"
          busy={isAgainPending}
          icon={<RotateCw aria-hidden className="size-4" />}
          className={barButtonClass}
          onClick={onAgain}
        >
          {generation.words === 0 ? common("tryAgain") : t("stopped.again")}
        </Button>
        {generation.itemId ? (
          <Link to="/my-content" search={{ item: generation.itemId }} className={buttonClass("paper", "normal", barButtonClass)}>
            {t("stopped.open")}
          </Link>
        ) : null}
      </PhoneBar>
    </BrokenNotice>
  );
}

const barButtonClass = "max-md:min-h-12 max-md:grow max-md:px-3!";

/** What to do about it: in the notice, on a phone at the bottom, where Stop was. */
function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div data-bottom-bar className={cx("flex gap-3 md:contents", phoneBarClass)}>
      {children}
    </div>
  );
}

/** Why a text ended before its time, with what is kept and charged. */
export function BrokenNotice({ generation, children }: { generation: Generation; children?: ReactNode }) {
  const t = useTranslations("generations");
  const errorText = useErrorText();
  const { error, state, words } = generation;
  const title = () => {
    if (error?.code === "plan.word_limit") return t("stopped.limit");
    // Who stopped a text of which nothing was there yet knows that nothing went wrong.
    if (state === "stopped") return t("stopped.early");
    if (words === 0) return t("stopped.failed");
    return t(state === "interrupted" ? "stopped.server" : "stopped.writer");
  };
  const kept = words > 0 ? t("stopped.kept", { count: words }) : `${t("stopped.nothing")} ${t("stopped.inputs")}`;
  return (
    <Notice tone="danger" title={title()} text={error ? `${errorText(error)} ${kept}` : kept}>
      {error?.code === "plan.word_limit" ? (
        <Link to="/plans" className={buttonClass("outline")}>
          {t("wordLimit.upgradeAction")}
        </Link>
      ) : null}
      {children}
    </Notice>
  );
}

interface NoticeProps {
  tone: "danger" | "saffron";
  title: string;
  text: string;
  children?: ReactNode;
}

function Notice({ tone, title, text, children }: NoticeProps) {
  return (
    <div
      className={cx(
        "border border-hair-2 border-t-4 bg-page px-5 py-4 text-body",
        tone === "danger" ? "border-t-danger" : "border-t-saffron",
      )}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}
