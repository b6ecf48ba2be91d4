import { type ComponentType, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { loadPanelMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { openPanel, useOpenPanel } from "./panels-store.ts";

const loadPanels = async () => (await import("./panels.tsx")).Panels;

/**
 * The panels and their texts, fetched right after the first page stands: then they are there without a network too. Where that
 * failed, the wish to open one tries again, and says so when it fails again.
 */
export function PanelHost() {
  const t = useTranslations("shell");
  const wanted = useOpenPanel();
  const [Panels, setPanels] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Panels) return;
    loadPanels().then(
      (loaded) => setPanels(() => loaded),
      (cause: unknown) => {
        console.warn("The panels did not load", cause);
        if (wanted === null) return;
        openPanel(null);
        toast({ title: t("panelFailed"), tone: "error" });
      },
    );
  }, [Panels, wanted, t]);

  if (!Panels) return null;
  return (
    <WithMessages load={loadPanelMessages}>
      <Panels />
    </WithMessages>
  );
}
