import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";

/** Whether the model may write no more today, and the built-in writer could write this text. */
export function offersBuiltIn(refusal: unknown): boolean {
  return refusal instanceof ApiError && refusal.code.startsWith("spend.") && refusal.params.builtIn === "yes";
}

/** Lets the built-in writer write what the model may not. */
export function BuiltInWayOut({ busy = false, onWrite }: { busy?: boolean; onWrite: () => void }) {
  const t = useTranslations("generations.stopped");
  return (
    <Button variant="action" busy={busy} onClick={onWrite}>
      {t("builtIn")}
    </Button>
  );
}
