import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Brief } from "#shared/contracts/brief.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { useUser } from "#web/api/session.ts";
import { usageQuery } from "#web/api/usage.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { toast } from "#web/lib/toast.ts";
import { useKeyDown } from "#web/lib/use-key-down.ts";
import { type BriefDraft, draftOf, emptyDraft, type Problem, problemOf, readDraft } from "#web/writing/brief/brief-draft.ts";
import { focusProblem } from "#web/writing/brief/brief-form.tsx";
import { loadDraft, saveDraft } from "#web/writing/brief/draft-store.ts";
import { useWordsToExpect } from "#web/writing/brief/use-outlook.ts";
import { useSubmitBrief } from "#web/writing/brief/use-submit-brief.ts";
import { useSmoothText } from "#web/writing/paper/smooth-text.ts";
import type { FollowedGeneration } from "#web/writing/work/use-generation.ts";
import { Announcer } from "./announcer.tsx";
import { BriefColumn } from "./brief-column.tsx";
import { deskGridClass } from "./desk-skeleton.tsx";
import type { BriefWish, Go } from "./generations-address.ts";
import { Headlines } from "./headlines.tsx";
import { PaperColumn } from "./paper-column.tsx";
import { loadQuoted, type Quoted, saveQuoted } from "./quoted-store.ts";
import { ResultView } from "./result-view.tsx";

interface DeskProps {
  template: TemplateDetail;
  generationId: string | null;
  wish: BriefWish | null;
  followed: FollowedGeneration;
  go: Go;
}

export function Desk({ template, generationId, wish, followed, go }: DeskProps) {
  const t = useTranslations();
  const user = useUser();
  const navigate = useNavigate();
  const usage = useQuery(usageQuery).data;
  const left = usage ? wordsLeft(usage) : null;
  const form = useRef<HTMLFormElement>(null);
  const limitSheet = useRef<HTMLDivElement>(null);
  const { generation } = followed;
  const [draft, setDraft] = useState<BriefDraft>(() =>
    generation ? draftOf(generation.brief, template) : loadDraft(user, template),
  );
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [freshId, setFreshId] = useState<string | null>(null);

  const change = (next: BriefDraft) => {
    setDraft(next);
    saveDraft(user.id, template.id, next);
    setProblems((known) => known.filter(({ at }) => !hasChanged(draft, next, at)));
  };

  const [quoted, setQuoted] = useState(() => loadQuoted(user.id));
  const quote = (next: Quoted | null) => {
    setQuoted(next);
    saveQuoted(user.id, next);
  };

  useWish(wish, ({ variety, topic, keywords, headlines, fields }) => {
    const before = draft;
    change({
      ...draft,
      variety: variety ?? draft.variety,
      topic: topic ?? draft.topic,
      keywords: keywords.length > 0 ? keywords : draft.keywords,
      fields: { ...draft.fields, ...choicesOf(template, fields) },
    });
    if (topic !== null) quote(headlines.length > 0 ? { topic, headlines } : null);
    go({ templateId: template.id, generationId, replace: true });
    if (topic === null || before.topic.trim() === "" || before.topic === topic) return;
    const undo = { label: t("common.undo"), onSelect: () => change(before) };
    toast({ title: t("generations.brief.topicReplaced"), action: undo });
  });

  const { submit, isPending, error, reset } = useSubmitBrief((id) => {
    setFreshId(id);
    go({ templateId: template.id, generationId: id });
  });
  // A refusal that belongs to one field is shown there; it is read anew when another one comes.
  const refusal = useRefusal(error, (problem) => {
    setProblems([problem]);
    if (generationId) go({ templateId: template.id });
  });
  useEffect(() => {
    if (problems[0]) focusProblem(form.current, problems[0]);
  }, [problems]);

  const asked = useWordsToExpect(draft, template);
  const isOverLimit = left !== null && asked !== null && asked > left;

  const isTemplateLocked = usePermissions()({ act: "template", template }) !== null;

  const send = (brief: Brief, writer?: "built-in") => {
    reset();
    submit(brief, writer);
  };
  const write = (writer?: "built-in") => {
    const { brief, problems: found } = readDraft(draft, template);
    setProblems(found);
    if (isTemplateLocked) return setProblems([{ at: "template", code: "plan.template", params: {} }]);
    if (found.length > 0 || isPending || generation?.state === "running") return;
    // Nothing is sent that the plan cannot pay for; the ways out stand on the paper.
    if (isOverLimit) {
      if (generationId !== null) go({ templateId: template.id });
      return limitSheet.current?.focus();
    }
    send(brief, writer);
  };
  useWriteKey(() => write(), form);

  const startOver = () => {
    const before = draft;
    const { variety, tone, audience, addressee, brandVoiceId } = draft;
    change(emptyDraft(template, { variety, tone, audience, addressee, brandVoiceId }));
    setProblems([]);
    reset();
    toast({ title: t("generations.brief.startedOver"), action: { label: t("common.undo"), onSelect: () => change(before) } });
  };

  const hasEnded = generation !== null && generation.state !== "running";
  const smooth = useSmoothText({
    key: `${generation?.id}:${followed.revision}`,
    text: followed.text,
    // Nothing is added to a text that is being checked.
    hasEnded: hasEnded || followed.step !== "writing",
    // A text that took another one's place arrives whole.
    isFresh: generation !== null && generation.id === freshId && followed.revision === 0,
  });
  const isOver = hasEnded && smooth.isCaughtUp;
  const isResult = isOver && (generation.state === "done" || (generation.state === "stopped" && generation.words > 0));

  /** The brief of the text takes the desk; nothing is written before its button is pressed, and the text stays where it is kept. */
  const backToBrief = () => {
    if (generation) change(draftOf(generation.brief, template));
    go({ templateId: template.id });
    const itemId = generation?.itemId;
    if (!itemId) return;
    const open = {
      label: t("generations.stopped.open"),
      onSelect: () => void navigate({ to: "/my-content", search: { item: itemId } }),
    };
    toast({ title: t("generations.result.kept"), action: open });
  };

  return (
    <>
      <Announcer
        generation={generation}
        isOver={isOver}
        connection={followed.connection}
        step={followed.step}
        round={followed.round}
        wait={followed.wait}
      />
      {isResult ? (
        <ResultView key={generation.id} template={template} generation={generation} onAgain={backToBrief} />
      ) : (
        <div className={deskGridClass}>
          <BriefColumn
            ref={form}
            template={template}
            draft={draft}
            onChange={change}
            problems={problems}
            left={left}
            asked={asked}
            resetsAt={usage?.resetsAt ?? null}
            isTemplateLocked={isTemplateLocked}
            isOverLimit={isOverLimit}
            isPending={isPending}
            isWriting={generationId !== null && !isOver && followed.error === null}
            isFolded={generationId !== null}
            isSecondary={isOver}
            onWrite={() => write()}
            onStartOver={startOver}
            onChangeTemplate={() => go({ templateId: null })}
            aside={quoted?.topic === draft.topic ? <Headlines quoted={quoted} onClose={() => quote(null)} /> : null}
          />
          <PaperColumn
            template={template}
            draft={draft}
            followed={followed}
            generationId={generationId}
            smooth={smooth}
            isFresh={generation !== null && generation.id === freshId}
            refusal={refusal}
            limit={isOverLimit && usage ? { asked: asked ?? 0, left, usage } : null}
            limitRef={limitSheet}
            onShorter={(words) => change({ ...draft, words })}
            onRetry={() => write()}
            onBuiltIn={() => write("built-in")}
            onAgain={() => {
              if (generation?.words === 0) send(generation.brief);
              else backToBrief();
            }}
            isAgainPending={isPending}
            onNew={() => go({ templateId: template.id })}
          />
        </div>
      )}
    </>
  );
}

/** Whether the part of the form that a problem is at differs between two drafts. */
function hasChanged(before: BriefDraft, after: BriefDraft, at: string): boolean {
  if (at.startsWith("field:")) {
    const key = at.slice("field:".length);
    return before.fields[key] !== after.fields[key];
  }
  if (at === "length") return before.words !== after.words;
  if (at === "variety" || at === "topic" || at === "keywords")
    return before[at] !== after[at] || before.variety !== after.variety;
  return true;
}

/** Hands the refusals of single fields to `onProblem`, once each. @returns what is left to show on the paper. */
function useRefusal(error: unknown, onProblem: (problem: Problem) => void): unknown {
  const problem = error instanceof Error && "code" in error && "params" in error ? problemOf(error as never) : null;
  const tell = useEffectEvent(onProblem);
  const place = problem?.at;
  const isField = place !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a new error object; the problem is read from it.
  useEffect(() => {
    if (problem && isField) tell(problem);
  }, [error]);
  return isField ? null : error;
}

/** Ctrl or Cmd with Enter writes, wherever the focus is on the page, except in a form of its own (the title of a text). */
function useWriteKey(write: () => void, brief: RefObject<HTMLFormElement | null>): void {
  useKeyDown((event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
    // Radio buttons refuse Enter, so a prevented event says nothing here; what lies over the page keeps the key for itself.
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[role=dialog], [role=alertdialog], [role=menu]")) return;
    const form = target?.closest("form") ?? null;
    if (form !== null && form !== brief.current) return;
    event.preventDefault();
    write();
  });
}

/** Of the wished fields those that the template has as a choice, with a value that can be chosen. */
function choicesOf({ fields }: TemplateDetail, wished: BriefWish["fields"]): Readonly<Record<string, string>> {
  const canBeChosen = ([key, value]: [string, string]) =>
    fields.some((field) => field.key === key && field.type === "choice" && field.choices?.some((each) => each.value === value));
  return Object.fromEntries(Object.entries(wished).filter(canBeChosen));
}

/** A link's wish is granted once: it becomes a part of the brief like any other, and leaves the address. */
function useWish(wish: BriefWish | null, grant: (wish: BriefWish) => void): void {
  const grantNow = useEffectEvent(grant);
  const asked = JSON.stringify(wish);
  useEffect(() => {
    const given = JSON.parse(asked) as BriefWish | null;
    if (given) grantNow(given);
  }, [asked]);
}
