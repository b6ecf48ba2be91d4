import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useSaveContent } from "#web/api/library.ts";
import { getUser, useUser } from "#web/api/session.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import type { KeptText } from "./use-kept-text.ts";

/** A text that was deleted while somebody was changing it becomes another text of the library, and opens there. */
export function useKeepAsNew(kept: KeptText | null, item: LibraryItem | null): () => void {
  const t = useTranslations("editor.saving");
  const textOf = useErrorText();
  const user = useUser();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useSaveContent();

  const keep = async () => {
    if (!kept || !item) return;
    const now = await getUser();
    // Somebody else has signed in meanwhile: nothing of this page may come into their library.
    if (now.id !== user.id) return location.assign("/");
    const { title, templateId, variety } = item;
    const saved = await mutateAsync({ output: kept.autosave.state.text, title, templateId, language: variety ?? undefined });
    kept.autosave.forget();
    toast({ title: t("keptAsNew"), tone: "success" });
    await navigate({ to: "/my-content", search: { item: saved.id } });
  };
  return () => {
    if (isPending) return;
    keep().catch((error: unknown) => toast({ tone: "error", title: t("failed"), text: textOf(error) }));
  };
}
