import { Link } from "@tanstack/react-router";
import { ChevronRight, CornerDownLeft, Sparkles } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { wordsToReserve } from "#language/prompt/edit-words.ts";
import { countWords } from "#language/text/words.ts";
import { type EditAction, type EditWish, maxPassageChars } from "#shared/contracts/text-edits.ts";
import type { Variety } from "#shared/options.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useWriterOf } from "#web/api/writers.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Passage } from "#web/writing/editor/editor-handle.ts";
import { useWordsLeft } from "#web/writing/work/use-cost.ts";
import { isPossible, letterOf, type MenuAction, menuActions, type Way, wayOf } from "./edit-actions.ts";
import { ToneList, VarietyList } from "./panel-choices.tsx";
import { PanelItem, PanelList } from "./panel-list.tsx";

interface EditPanelProps {
  passage: Passage;
  /** The variety of the text. */
  variety: Variety;
  onWish: (wish: EditWish) => void;
}

/** What the writer can do with a passage: a wish in one's own words first, then the usual ones, each with how it would be done. */
export function EditPanel({ passage, variety, onWish }: EditPanelProps) {
  const t = useTranslations("textEdits");
  const [view, setView] = useState<"actions" | "tone" | "convert">("actions");
  const hasModel = useWriterOf()(variety)?.kind === "model";
  const isInPlan = usePermissions()({ act: "variety", variety }) === null;
  const words = countWords(passage.markdown);
  const left = useWordsLeft();
  const isOver = (action: EditAction) => left !== null && wordsToReserve(action, passage.markdown) > left;
  const isTooLong = passage.markdown.length > maxPassageChars;
  const choose = ({ action }: MenuAction) => {
    if (action === "tone" || action === "convert") setView(action);
    else onWish({ action });
  };
  if (view === "tone") return <ToneList onBack={() => setView("actions")} onTone={(tone) => onWish({ action: "tone", tone })} />;
  if (view === "convert") {
    const convert = (to: Variety) => onWish({ action: "convert", variety: to });
    return <VarietyList from={variety} onBack={() => setView("actions")} onVariety={convert} />;
  }
  return (
    <div>
      <p className="px-4 pt-3 text-ink-2 text-label">
        {isTooLong ? t("tooLong", { max: maxPassageChars }) : t(passage.isWhole ? "whole" : "passage", { count: words })}
        {isTooLong ? null : <span className="block">{left === null ? t("newCharged") : t("newChargedOfLeft", { left })}</span>}
      </p>
      {isTooLong ? null : (
        <>
          {isInPlan ? null : <PlanNote variety={variety} />}
          {hasModel && isInPlan && !isOver("instruct") ? (
            <WishField onWish={(instruction) => onWish({ action: "instruct", instruction })} />
          ) : null}
          <Actions wayTo={({ action }) => wayOf(action, { hasModel, isInPlan, isOver: isOver(action) })} onChoose={choose} />
          {hasModel ? null : <BuiltInNote />}
        </>
      )}
    </div>
  );
}

function WishField({ onWish }: { onWish: (instruction: string) => void }) {
  const t = useTranslations("textEdits");
  const [wish, setWish] = useState("");
  return (
    <form
      className="flex items-center gap-2 border-hair border-b py-1 ps-4 pe-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (wish.trim() !== "") onWish(wish.trim());
      }}
    >
      <Sparkles aria-hidden className="size-4.5 shrink-0 text-action" />
      <input
        dir="auto"
        value={wish}
        maxLength={1_000}
        enterKeyHint="send"
        aria-label={t("wish")}
        placeholder={t("wish")}
        onChange={({ target }) => setWish(target.value)}
        className="min-h-11 min-w-0 grow bg-transparent text-body outline-none placeholder:text-ink-3"
      />
      <IconButton
        type="submit"
        label={t("send")}
        tooltip={false}
        disabled={wish.trim() === ""}
        icon={<CornerDownLeft aria-hidden className="mirror-rtl size-4.5" />}
      />
    </form>
  );
}

interface ActionsProps {
  wayTo: (item: MenuAction) => Way;
  onChoose: (chosen: MenuAction) => void;
}

function Actions({ wayTo, onChoose }: ActionsProps) {
  const t = useTranslations("textEdits");
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const chosen = menuActions.find(({ code }) => code === event.code);
    if (!chosen || !isPossible(wayTo(chosen))) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <PanelList ref={list} label={t("title")} onKeyDown={onKeyDown}>
      {menuActions.map((item) => {
        const way = wayTo(item);
        const hasMore = (item.action === "tone" || item.action === "convert") && isPossible(way);
        return (
          <PanelItem key={item.action} icon={item.icon} isDisabled={!isPossible(way)} onChoose={() => onChoose(item)}>
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
              <span className="grow">{t(`actions.${item.action}`)}</span>
              <WayText way={way} />
            </span>
            {isPossible(way) ? <Key>{letterOf(item)}</Key> : null}
            {hasMore ? <ChevronRight aria-hidden className="mirror-rtl size-4 text-ink-2" /> : null}
          </PanelItem>
        );
      })}
    </PanelList>
  );
}

/** Nothing for the usual way: only what is otherwise is said. */
function WayText({ way }: { way: Way }) {
  const t = useTranslations("textEdits");
  if (way === "model") return null;
  const texts = {
    check: t("followsCheck"),
    words: t("exchangesWords"),
    needsModel: t("needsModel"),
    notInPlan: t("notInPlan"),
    tooFewWords: t("tooFewWords"),
  };
  return <span className="shrink-0 text-ink-2 text-label">{texts[way]}</span>;
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      dir="ltr"
      className="min-w-6 rounded-tag border border-hair-2 px-1.5 text-center text-ink-2 text-small [@media(hover:none)]:hidden"
    >
      {children}
    </kbd>
  );
}

/** Ahead of the list, which may be longer than the room for it. */
function PlanNote({ variety }: { variety: Variety }) {
  const t = useTranslations();
  return (
    <p className="border-hair border-b px-4 pt-1 pb-3 text-label">
      {t("textEdits.voiceNotInPlan", { voice: t(`options.varietyShort.${variety}`) })}{" "}
      <Link to="/plans" className="text-link">
        {t("textEdits.plan")}
      </Link>
    </p>
  );
}

function BuiltInNote() {
  const t = useTranslations("textEdits");
  return (
    <p className="border-hair border-t px-4 py-3 text-ink-2 text-label">
      {t("builtIn")}{" "}
      <Link to="/settings" className="text-link">
        {t("connect")}
      </Link>
    </p>
  );
}
