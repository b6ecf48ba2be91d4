import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { wordsLeft } from "#web/api/plan.ts";
import { useUser } from "#web/api/session.ts";
import { usageQuery } from "#web/api/usage.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { type BriefDraft, type Problem, problemOf, readDraft } from "#web/writing/brief/brief-draft.ts";
import { focusProblem } from "#web/writing/brief/brief-form.tsx";
import { loadDialogDraft, newDraft, saveDialogDraft } from "#web/writing/brief/draft-store.ts";
import { useWordsToExpect } from "#web/writing/brief/use-outlook.ts";
import { useSubmitBrief } from "#web/writing/brief/use-submit-brief.ts";
import { useSmoothText } from "#web/writing/paper/smooth-text.ts";
import { type FollowedGeneration, useGeneration } from "#web/writing/work/use-generation.ts";
import { useStop } from "#web/writing/work/use-stop.ts";

/** The generator dialog's state: a brief, and the text that was asked for with it. */
export interface Generator {
  readonly draft: BriefDraft;
  /** Something was typed or chosen since the dialog opened. */
  readonly isChanged: boolean;
  change(draft: BriefDraft): void;
  readonly problems: readonly Problem[];
  /** For the form's element: the focus moves to the first problem in it. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Words that the brief asks for; null while that cannot be read. */
  readonly asked: number | null;
  /** Words that the plan has left; null without a limit. */
  readonly left: number | null;
  readonly isOverLimit: boolean;
  /** Why the brief was refused, where that belongs to no single field. */
  readonly refusal: unknown;
  readonly isSending: boolean;
  write(writer?: "built-in"): void;
  /** The same brief once more, as another text. */
  regenerate(writer?: "built-in"): void;
  /** Empties every input and takes the text away (it stays in the library). */
  reset(): void;
  /** Back to the inputs, as they were. */
  edit(): void;
  /** Null while there is only a brief. */
  readonly generationId: string | null;
  readonly followed: FollowedGeneration;
  readonly shownText: string;
  /** The text has ended and all of it is shown. */
  readonly isOver: boolean;
  /** Ends the text; one that has ended already is shown whole. */
  stop(): void;
  readonly isStopping: boolean;
}

export function useGenerator(template: TemplateDetail): Generator {
  const user = useUser();
  const usage = useQuery(usageQuery).data;
  const left = usage ? wordsLeft(usage) : null;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BriefDraft>(() => loadDialogDraft(user, template) ?? newDraft(user, template));
  const [isChanged, setChanged] = useState(false);
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [generationId, setGenerationId] = useState<string | null>(null);
  const followed = useGeneration(generationId);
  const sending = useSubmitBrief(setGenerationId);

  // The template is no part of this form: that refusal is shown as a whole.
  const refusedField = useMemo(() => fieldOf(sending.error), [sending.error]);
  const problems = useMemo(() => (refusedField ? [refusedField] : found), [refusedField, found]);
  useEffect(() => {
    if (problems[0]) focusProblem(form.current, problems[0]);
  }, [problems]);

  const asked = useWordsToExpect(draft, template);
  const isOverLimit = left !== null && asked !== null && asked > left;

  const { generation } = followed;
  const hasEnded = generation !== null && generation.state !== "running";
  const smooth = useSmoothText({
    key: `${generationId}:${followed.revision}`,
    text: followed.text,
    // Nothing is added to a text that is being checked.
    hasEnded: hasEnded || followed.step !== "writing",
    // A text that took another one's place arrives whole.
    isFresh: followed.revision === 0,
  });
  const { stop, isStopping } = useStop(generation);
  const hasWords = followed.text !== "";
  // A text that has begun carries its brief; one that failed before its first word leaves it here.
  useEffect(() => {
    if (hasWords) saveDialogDraft(user.id, template.id, null);
  }, [hasWords, user.id, template.id]);

  const startAnew = () => {
    setGenerationId(null);
    setFound([]);
    sending.reset();
  };

  return {
    draft,
    isChanged,
    problems,
    form,
    asked,
    left,
    isOverLimit,
    refusal: refusedField ? null : sending.error,
    isSending: sending.isPending,
    change(next) {
      setDraft(next);
      setChanged(true);
      saveDialogDraft(user.id, template.id, next);
      setFound([]);
      if (sending.error) sending.reset();
    },
    write(writer) {
      const { brief, problems: missing } = readDraft(draft, template);
      setFound(missing);
      // Nothing is sent that the plan cannot pay for; the way out stands above the button.
      if (missing.length === 0 && !isOverLimit) sending.submit(brief, writer);
    },
    regenerate(writer) {
      if (generation && hasEnded) sending.submit(generation.brief, writer);
    },
    reset() {
      startAnew();
      setChanged(false);
      saveDialogDraft(user.id, template.id, null);
      setDraft(newDraft(user, template));
    },
    edit: startAnew,
    generationId,
    followed,
    shownText: smooth.text,
    isOver: hasEnded && smooth.isCaughtUp,
    stop: () => (hasEnded ? smooth.showAll() : stop()),
    isStopping,
  };
}

/** The part of the form that a refusal belongs to, if it belongs to one. */
function fieldOf(error: unknown): Problem | null {
  const problem = error instanceof ApiError ? problemOf(error) : null;
  return problem?.at === "template" ? null : problem;
}
