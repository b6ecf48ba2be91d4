import { Check, CircleAlert, Info, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useTranslations } from "use-intl";
import { pageDirection } from "#shared/page-direction.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { dismissToast, useToast } from "#web/lib/toast.ts";

const icons = { success: Check, info: Info, error: CircleAlert };

/** Specification, section 9. */
const swipeThresholdPx = 50;

/** The one toast, at the bottom start: an ink block with a saffron-underlined action. Hover and focus hold its clock. */
export function Toaster() {
  const toast = useToast();
  const t = useTranslations("common");
  const swipe = pageDirection(usePreferences()) === "rtl" ? "right" : "left";
  const Icon = icons[toast?.tone ?? "info"];
  return (
    <Radix.Provider label={t("toast.label")} swipeDirection={swipe} swipeThreshold={swipeThresholdPx}>
      {toast ? (
        <Radix.Root
          key={toast.id}
          duration={toast.durationMs}
          type={toast.tone === "error" ? "foreground" : "background"}
          onOpenChange={(open) => open || dismissToast(toast.id)}
          className="flex min-h-13 animate-enter items-center gap-4 rounded-control bg-ink py-2.5 ps-5 pe-2 text-page shadow-float"
        >
          <Icon aria-hidden className="size-4.5" />
          <div className="grow">
            <Radix.Title className="font-medium">{toast.title}</Radix.Title>
            {toast.text ? <Radix.Description className="text-label">{toast.text}</Radix.Description> : null}
          </div>
          {[toast.action, toast.secondAction].map((action) =>
            action ? (
              <Radix.Action key={action.label} altText={action.label} asChild>
                <button type="button" className="border-saffron border-b-2 font-semibold" onClick={action.onSelect}>
                  {action.label}
                </button>
              </Radix.Action>
            ) : null,
          )}
          <Radix.Close
            aria-label={t("close")}
            className="touch-target inline-flex size-9 items-center justify-center rounded-tag"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      <Radix.Viewport
        label={t("toast.region")}
        className="fixed inset-s-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-60 w-max max-w-[calc(100vw-32px)] outline-none sm:inset-s-8 sm:bottom-[calc(32px+var(--bottom-bar,0px))] sm:max-w-120"
      />
    </Radix.Provider>
  );
}
