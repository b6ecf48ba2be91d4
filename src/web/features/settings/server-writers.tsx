import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { useTranslations } from "use-intl";
import type { AppInfo } from "#shared/contracts/app-info.ts";
import type { OwnWriter } from "#shared/contracts/own-writer.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";

type ServerWriter = AppInfo["writers"][string];

/** The server's writers, each with the varieties that it writes. */
export function ServerWriters() {
  const t = useTranslations();
  const nameOf = useWriterName();
  const format = useFormat();
  const { data: info } = useQuery(appInfoQuery);
  if (!info) return <Skeleton className="h-5 w-2/3" />;
  const groups = Map.groupBy(varieties, (variety) => JSON.stringify(info.writers[variety] ?? null));
  const varietiesOf = (chosen: readonly Variety[]) =>
    chosen.length === varieties.length
      ? t("settings.writers.all")
      : format.list(chosen.map((variety) => t(`options.variety.${variety}`)));
  return (
    <dl className="grid gap-3">
      {[...groups].map(([key, chosen]) => {
        const writer = JSON.parse(key) as ServerWriter;
        return (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="font-medium text-label">
              {writer ? nameOf(writer) : t("settings.writers.nobody")}
              {writer?.kind === "built-in" ? (
                <span className="block font-normal text-ink-3">{t("settings.writers.builtInHint")}</span>
              ) : null}
            </dt>
            <dd className="text-ink-2 text-label">{varietiesOf(chosen)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const verdicts = {
  lost: { Icon: CircleAlert, tone: "text-warn" },
  works: { Icon: Check, tone: "text-ok" },
  untried: { Icon: CircleDashed, tone: "text-ink-3" },
} as const;

/** What is known of the person's own service: when it last answered, that it was not asked yet, or that its key is lost. */
export function OwnVerdict({ writer }: { writer: OwnWriter }) {
  const t = useTranslations("settings.writers");
  const format = useFormat();
  const { Icon, tone } = verdicts[writer.hasKey ? (writer.testedAt ? "works" : "untried") : "lost"];
  const text = writer.testedAt ? t("works", { date: format.date(writer.testedAt) }) : t("untried");
  return (
    <span className="grid justify-items-end text-label max-sm:ps-7.5 max-sm:justify-items-start">
      {writer.enabled ? <span className="font-medium text-action">{t("inUse")}</span> : null}
      <span className={`inline-flex items-center gap-1.5 ${tone}`}>
        <Icon aria-hidden className="size-3.5" />
        {writer.hasKey ? text : t("keyLost")}
      </span>
    </span>
  );
}
