import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { loadLaterMessages } from "#shared/locales/messages.ts";
import { brandVoicesQuery } from "#web/api/brand-voices.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { newVoice } from "./voice-draft.ts";
import { VoiceEditor } from "./voice-editor.tsx";
import { VoiceList } from "./voice-list.tsx";

/** `/brand-voices`: the person's brand voices; `?voice=new` makes one, `?voice=<id>` changes one. */
export function BrandVoicesPage() {
  return (
    <WithMessages load={loadLaterMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const { voice } = useSearch({ strict: false }) as { voice?: unknown };
  const navigate = useNavigate();
  const query = useQuery(brandVoicesQuery);
  const open = (id: string | null) => void navigate({ to: "/brand-voices", search: id === null ? {} : { voice: id } });
  if (typeof voice !== "string" || voice === "") return <VoiceList query={query} onOpen={open} />;
  return <VoiceEditor key={voice} id={voice === newVoice ? null : voice} query={query} onClose={() => open(null)} />;
}
