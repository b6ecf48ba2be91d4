import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, FilePlus2, History } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { ListedVersion } from "#shared/contracts/versions.ts";
import type { Variety } from "#shared/options.ts";
import { versionsQuery } from "#web/api/versions.ts";
import { useMedia } from "#web/lib/media.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { Paper } from "#web/writing/paper/paper.tsx";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { useVersionActs } from "./use-version-acts.ts";
import { VersionsBench } from "./versions-bench.tsx";
import { VersionsList } from "./versions-list.tsx";

interface VersionsViewProps {
  item: LibraryItem;
  work: TextWork;
  variety: Variety;
  /** From the address: a version, or `true` for the list alone. */
  chosen: number | true;
  onChoose: (version: number | true, replace: boolean) => void;
  onClose: () => void;
}

/** The versions of a text: beside the paper where there is room, on a phone the list first and then the paper. */
export function VersionsView({ item, work, variety, chosen, onChoose, onClose }: VersionsViewProps) {
  const t = useTranslations("versions");
  const isWide = useMedia("(min-width: 64rem)");
  const { data: versions, error, refetch } = useQuery(versionsQuery(item.id));
  const acts = useVersionActs(item.id, work.saveFirst);
  if (!versions) {
    return error ? (
      <ErrorState title={t("listFailed")} error={error} onRetry={() => void refetch()} className="mt-6 max-w-180" />
    ) : (
      <ListSkeleton />
    );
  }
  const [newest, previous] = versions;
  // A version may be gone: thinned by age, or replaced while somebody types.
  const asked = versions.find(({ version }) => version === chosen && version !== newest?.version);
  const shown = asked ?? previous;
  const hasList = isWide || !asked;
  const actions = shown ? <Actions version={shown} acts={acts} /> : null;
  return (
    <div className="mt-6 grid items-start gap-x-8 gap-y-6 desk:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]">
      {isWide || asked ? (
        <div className="grid min-w-0 gap-4">
          {isWide ? null : (
            <>
              <Button
                variant="ghost"
                size="small"
                className="justify-self-start"
                icon={<ArrowLeft aria-hidden className="mirror-rtl size-4" />}
                onClick={() => onChoose(true, true)}
              >
                {t("all")}
              </Button>
              {actions}
            </>
          )}
          {shown ? (
            <VersionsBench itemId={item.id} variety={variety} versions={versions} chosen={shown} />
          ) : (
            <Paper markdown={item.text} variety={variety} />
          )}
        </div>
      ) : null}
      {hasList ? (
        <VersionsList
          versions={versions}
          chosen={isWide ? (shown?.version ?? null) : null}
          onChoose={(version) => onChoose(version, isWide)}
          onClose={onClose}
          actions={actions}
        />
      ) : null}
    </div>
  );
}

function Actions({ version, acts }: { version: ListedVersion; acts: ReturnType<typeof useVersionActs> }) {
  const t = useTranslations("versions");
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="action"
        size="small"
        busy={acts.isRestoring}
        icon={<History aria-hidden className="size-4" />}
        onClick={() => acts.restore(version)}
      >
        {t("restore")}
      </Button>
      <Button
        size="small"
        busy={acts.isCopying}
        icon={<FilePlus2 aria-hidden className="size-4" />}
        onClick={() => acts.copy(version)}
      >
        {t("copy")}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <LoadingState className="mt-6 grid gap-4">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </LoadingState>
  );
}
