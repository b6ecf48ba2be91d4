import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

/** A bar in the shape of what is coming. Group several in one `role="status"` element with the word 'Loading'. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-pulse-soft rounded-tag bg-hair", className)} />;
}

/** Skeletons with their announcement. */
export function LoadingState({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useTranslations("common");
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}

/** Nothing here yet: a dashed frame, one sentence, one way on. */
export function EmptyState({ title, text, action, className }: StateProps & { action?: ReactNode }) {
  return (
    <div className={cx("border border-hair-2 border-dashed px-7 py-9", className)}>
      <h2 className="font-display text-panel">{title}</h2>
      <p className="mt-1 text-ink-2">{text}</p>
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}

interface StateProps {
  title: string;
  text: ReactNode;
  className?: string;
}

interface ErrorStateProps {
  /** What failed, in words of the screen; 'Something went wrong' otherwise. */
  title?: string;
  /** The error that was caught: its code chooses the sentence, its request id is shown for support. */
  error: unknown;
  /** In place of the sentence of the error's code, where the screen knows more. */
  text?: ReactNode;
  onRetry?: () => void;
  /** A second way round, after 'Try again'. */
  action?: ReactNode;
  /** It answers a press at another place of the page, so it comes into view. */
  answersPress?: boolean;
  className?: string;
}

/** Brings an element into view once, clear of a bar that lies over the bottom of a phone's page. */
function showInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** What failed, why, and what to do: a sheet with a 4 px danger line on top. */
export function ErrorState({ title, error, text, onRetry, action, answersPress, className }: ErrorStateProps) {
  const t = useTranslations("common");
  const textOf = useErrorText();
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div
      ref={answersPress ? showInView : undefined}
      role="alert"
      className={cx("scroll-my-40 border border-hair border-t-4 border-t-danger bg-sheet px-7 py-6", className)}
    >
      <h2 className="font-display text-panel">{title ?? t("error.title")}</h2>
      <p className="mt-1 text-ink-2">{text ?? textOf(error)}</p>
      {requestId ? <p className="mt-1 text-ink-3 text-small">{t("error.requestId", { id: requestId })}</p> : null}
      {onRetry || action ? (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          {onRetry ? (
            <Button icon={<RotateCw aria-hidden className="size-4" />} onClick={onRetry}>
              {t("tryAgain")}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
