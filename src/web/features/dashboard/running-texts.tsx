import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Square } from "lucide-react";
import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { countWords } from "#language/text/words.ts";
import type { Generation } from "#shared/contracts/generations.ts";
import { runningGenerationsQuery } from "#web/api/generations.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { useGeneration } from "#web/writing/work/use-generation.ts";
import { useStop } from "#web/writing/work/use-stop.ts";

/** The texts that are being written now, word by word; nothing where there is none. */
export function RunningTexts() {
  const t = useTranslations("dashboard.running");
  // Failing to ask is no failure of this page: the texts are in the library when they are done.
  const { data } = useQuery(runningGenerationsQuery);
  const running = (data ?? []).toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="running-texts">
      <h2 id="running-texts" className="mb-3 font-display text-panel">
        {t("title")}
      </h2>
      <ul className="grid gap-3">
        {running.map((generation) => (
          <RunningText key={generation.id} started={generation} />
        ))}
      </ul>
    </section>
  );
}

function RunningText({ started }: { started: Generation }) {
  const t = useTranslations("dashboard.running");
  const { generation, text, step } = useGeneration(started.id);
  const { stop, isStopping } = useStop(generation);
  const words = countWords(useDeferredValue(text));
  const { brief, id, conversion, targetWords } = started;
  const way = conversion
    ? ({ to: "/my-content", search: { converting: id } } as const)
    : ({ to: "/create", search: { template: brief.templateId, generation: id } } as const);
  const progress = t("progress", { count: words, target: targetWords });
  return (
    <li
      data-v={brief.variety}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-s-variety bg-variety-tint px-4 py-3"
    >
      <div className="min-w-0 grow basis-64">
        <p className="flex items-baseline gap-x-4 text-label">
          <VarietyName variety={brief.variety} />
          <span className="text-ink-2">{step === "writing" ? progress : t("checking")}</span>
        </p>
        <p className="page-aligned truncate font-medium">
          <bdi>{brief.topic}</bdi>
        </p>
        <Progress
          value={words}
          max={targetWords}
          label={t("label", { topic: brief.topic })}
          valueText={progress}
          className="mt-2"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link {...way} className={buttonClass("paper")}>
          {t("watch")}
        </Link>
        <Button variant="ink" busy={isStopping} onClick={stop} icon={<Square aria-hidden className="size-4" />}>
          {isStopping ? t("stopping") : t("stop")}
        </Button>
      </div>
    </li>
  );
}
