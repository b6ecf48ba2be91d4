import { useSearch } from "@tanstack/react-router";
import { loadMarketMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { MarketSetPage } from "./market-set-page.tsx";
import { MarketsStart } from "./markets-start.tsx";

/** `/matrix`: a brief for several markets; `?template=` chooses its kind, `?set=<id>` opens the texts side by side. */
export function MarketsPage() {
  const { set, template } = useSearch({ strict: false }) as { set?: unknown; template?: unknown };
  return (
    <WithMessages load={loadMarketMessages}>
      {typeof set === "string" && set !== "" ? (
        <MarketSetPage key={set} id={set} />
      ) : (
        <MarketsStart templateId={typeof template === "number" && Number.isInteger(template) ? template : null} />
      )}
    </WithMessages>
  );
}
