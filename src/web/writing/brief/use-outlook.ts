import { useQuery } from "@tanstack/react-query";
import type { Outlook } from "#shared/contracts/generations.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { outlookQuery } from "#web/api/subjects.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { type BriefDraft, readDraft, wordsAsked } from "./brief-draft.ts";

/** A pause in typing after which the brief is looked at. */
const pauseMs = 500;

/** What would be written of a draft, how many words of it, and what is to be asked; undefined while nobody knows. */
export function useOutlook(draft: BriefDraft, template: TemplateDetail): Outlook | undefined {
  const settled = useSettled(draft, pauseMs);
  const { brief, problems } = readDraft(settled, template);
  const isAsked = problems.length === 0;
  const { data } = useQuery({ ...outlookQuery(brief), enabled: isAsked });
  return isAsked ? data : undefined;
}

/** The words that this draft takes of the month: as many as there are to say, or as asked; null while a number cannot be read. */
export function useWordsToExpect(draft: BriefDraft, template: TemplateDetail): number | null {
  return useOutlook(draft, template)?.words ?? wordsAsked(draft, template);
}
