import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { ListedVersion } from "#shared/contracts/versions.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { useCopyVersion, useRestoreVersion } from "#web/api/versions.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { useVersionTime } from "./versions-parts.tsx";

interface VersionActs {
  restore(version: ListedVersion): void;
  /** Opens the version as a text of its own. */
  copy(version: ListedVersion): void;
  readonly isRestoring: boolean;
  readonly isCopying: boolean;
}

/**
 * What can be done with a version. What is not saved yet is saved before another text takes its place; `saveFirst` tells whether that
 * went well.
 */
export function useVersionActs(itemId: string, saveFirst: () => Promise<boolean>): VersionActs {
  const t = useTranslations("versions");
  const common = useTranslations("common");
  const textOf = useErrorText();
  const timeOf = useVersionTime();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const restoring = useRestoreVersion(itemId);
  const copying = useCopyVersion(itemId);
  const sayFailed = (title: string) => (error: unknown) => toast({ tone: "error", title, text: textOf(error) });
  const stored = () => queries.getQueryData(libraryItemQuery(itemId).queryKey)?.version ?? null;

  const restore = async (version: ListedVersion): Promise<void> => {
    if (!(await saveFirst())) return toast({ tone: "error", title: t("notSaved") });
    const before = stored();
    if (before === null) return;
    const restored = await restoring.mutateAsync({ version: version.version, current: before });
    const undo = () =>
      restoring
        .mutateAsync({ version: before, current: restored.version })
        .then(() => toast({ tone: "success", title: t("undone") }), sayFailed(t("restoreFailed")));
    toast({
      tone: "success",
      title: t("restored", { time: timeOf(version) }),
      durationMs: toastDurationsMs.longest,
      ...(restored.version === before ? {} : { action: { label: common("undo"), onSelect: () => void undo() } }),
    });
  };

  return {
    restore: (version) => void restore(version).catch(sayFailed(t("restoreFailed"))),
    copy: ({ version }) =>
      copying.mutate(version, {
        onSuccess: ({ id }) => {
          toast({ tone: "success", title: t("copied") });
          void navigate({ to: ".", search: ({ versions: _, ...list }: Record<string, unknown>) => ({ ...list, item: id }) });
        },
        onError: sayFailed(t("copyFailed")),
      }),
    isRestoring: restoring.isPending,
    isCopying: copying.isPending,
  };
}
