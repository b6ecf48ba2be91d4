import { useSearch } from "@tanstack/react-router";
import { loadMarketMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { MatrixStart } from "./matrix-start.tsx";
import { SetPage } from "./set-page.tsx";

/** `/matrix`: a brief for several markets; `?template=` chooses its kind, `?set=<id>` opens the texts side by side. */
export function MatrixPage() {
  const { set, template } = useSearch({ strict: false }) as { set?: unknown; template?: unknown };
  return (
    <WithMessages load={loadMarketMessages}>
      {typeof set === "string" && set !== "" ? (
        <SetPage key={set} id={set} />
      ) : (
        <MatrixStart templateId={typeof template === "number" && Number.isInteger(template) ? template : null} />
      )}
    </WithMessages>
  );
}
