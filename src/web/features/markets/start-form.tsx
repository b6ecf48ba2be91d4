import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Columns3, Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import type { Variety } from "#shared/options.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { useUser } from "#web/api/session.ts";
import { usageQuery } from "#web/api/usage.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ErrorState } from "#web/ui/states.tsx";
import { type BriefDraft, lacksTopic, type Problem, problemOf, readDraft, wordsAsked } from "#web/writing/brief/brief-draft.ts";
import { BriefForm, focusProblem } from "#web/writing/brief/brief-form.tsx";
import { loadDraft, loadMarkets, saveDraft, saveMarkets } from "#web/writing/brief/draft-store.ts";
import { FittingLengths } from "#web/writing/brief/fitting-lengths.tsx";
import { useSubmitMarketSet } from "#web/writing/brief/use-submit-market-set.ts";
import { useVarieties } from "#web/writing/brief/use-varieties.ts";
import { isStorageFull, StorageWaysOut } from "#web/writing/work/storage-full.tsx";

/** The brief for several markets. The draft is the writing desk's own: what was begun there goes on here. */
export function StartForm({ template }: { template: TemplateDetail }) {
  const t = useTranslations("markets.start");
  const text = useTranslations();
  const user = useUser();
  const navigate = useNavigate();
  const usage = useQuery(usageQuery).data;
  const left = usage ? wordsLeft(usage) : null;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BriefDraft>(() => loadDraft(user, template));
  const [chosen, setChosen] = useState<readonly Variety[]>(() => loadMarkets(user.id));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { submit, isPending, error, reset } = useSubmitMarketSet(
    ({ id }) => void navigate({ to: "/matrix", search: { set: id } }),
    (failure) => {
      const problem = failure instanceof ApiError ? problemOf(failure as never) : null;
      if (problem) setProblems([problem]);
    },
  );
  useEffect(() => {
    if (problems[0]) focusProblem(form.current, problems[0]);
  }, [problems]);

  const change = (next: BriefDraft) => {
    setDraft(next);
    saveDraft(user.id, template.id, next);
    setProblems([]);
    reset();
  };
  const choose = (markets: readonly Variety[]) => {
    setChosen(markets);
    saveMarkets(user.id, markets);
    // The home of the brief: the currency of its prices, the language that its topic is expected in.
    if (markets[0]) change({ ...draft, variety: markets.includes(draft.variety) ? draft.variety : markets[0] });
  };
  const write = () => {
    if (isPending) return;
    const { brief, problems: found } = readDraft(draft, template);
    const none: Problem[] = chosen.length === 0 ? [{ at: "variety", code: "required", params: {} }] : [];
    setProblems([...found, ...none]);
    if (found.length + none.length === 0) submit({ brief, varieties: chosen });
  };

  const isRefused = error !== null && !(error instanceof ApiError && problemOf(error as never));
  return (
    <form
      ref={form}
      noValidate
      className="mt-7"
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        write();
      }}
    >
      <BriefForm
        template={template}
        draft={draft}
        onChange={change}
        problems={problems}
        left={left}
        markets={{ chosen, onChange: choose }}
        disabled={isPending}
      />
      {isRefused ? (
        <ErrorState
          title={isStorageFull(error) ? text("generations.storageFull.title") : t("failed")}
          error={error}
          answersPress
          action={isStorageFull(error) ? <StorageWaysOut /> : null}
          className="mt-7"
        />
      ) : null}
      <WriteBar
        chosen={chosen}
        asked={wordsAsked(draft, template)}
        left={left}
        isPending={isPending}
        isEmpty={lacksTopic(draft, template)}
        lengths={template.lengths}
        onLength={(words) => change({ ...draft, words })}
      />
    </form>
  );
}

interface WriteBarProps {
  chosen: readonly Variety[];
  asked: number | null;
  left: number | null;
  isPending: boolean;
  isEmpty: boolean;
  /** The template's lengths; empty where its form decides. */
  lengths: readonly number[];
  onLength: (words: number) => void;
}

/** The one main button, which says for how many markets, and under it what they may cost. */
function WriteBar({ chosen, asked, left, isPending, isEmpty, lengths, onLength }: WriteBarProps) {
  const t = useTranslations();
  const { obstacles } = useVarieties();
  const count = chosen.length;
  // Refused markets cost nothing.
  const written = chosen.filter((variety) => !obstacles[variety]).length;
  const isShort = left !== null && asked !== null && asked * written > left;
  const isOver = left !== null && asked !== null && asked > left;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-5 mt-8 border-hair border-t bg-page px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-center lg:mx-0 lg:px-0"
    >
      <Button
        type="submit"
        variant={isOver ? "paper" : "action"}
        size="main"
        className="w-full"
        busy={isPending}
        disabled={isEmpty || isOver}
        icon={isOver ? <Lock aria-hidden className="size-4.5" /> : <Columns3 aria-hidden className="size-4.5" />}
      >
        {t("markets.start.write", { count })}
      </Button>
      <p className={cx("mt-2 min-h-5 text-label", isShort ? "text-warn" : "text-ink-2")}>
        {written > 0 && asked !== null
          ? `${t("markets.start.cost", { markets: written, words: asked, total: written * asked })}${left === null ? "" : " · "}`
          : null}
        {left !== null ? t("markets.start.costLeft", { left }) : null}
        {isShort && !isOver ? ` ${t("markets.start.costPart")}` : null}{" "}
        {isOver ? (
          <Link to="/plans" className="text-link">
            {t("generations.brief.plans")}
          </Link>
        ) : null}
      </p>
      {isShort && left !== null ? (
        <FittingLengths lengths={lengths} left={left / Math.max(1, written)} onChoose={onLength} />
      ) : null}
    </div>
  );
}
