import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { generationQuery } from "#web/api/generations.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { DeskSkeleton } from "./desk-skeleton.tsx";
import { type Goal, readGenerationsAddress, storedTemplateId, storeTemplateId, wishParams } from "./generations-address.ts";
import { loadDeskPage, preloadDesk } from "./load-desk.ts";
import { LoadFailed } from "./load-failed.tsx";
import { TemplateStep, TemplateStepSkeleton } from "./template-step.tsx";

const DeskPage = lazy(async () => ({ default: (await loadDeskPage()).DeskPage }));

/**
 * The writing desk. Its three steps are states of the address: `/create` (choose a template), `?template=1` (the brief),
 * `?template=1&generation=<id>` (the text). Both of its paths stay what they are.
 */
export function GenerationsPage() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const address = readGenerationsAddress(searchStr);
  const templates = useQuery(templatesQuery);
  // A text knows its template; an address without one, or with another one, is put right.
  const generation = useQuery({ ...generationQuery(address.generationId ?? ""), enabled: address.generationId !== null });
  const trueTemplateId = (address.generationId && generation.data?.brief.templateId) || address.templateId;
  const isKnown = templates.data?.some(({ id }) => id === trueTemplateId);

  const go = ({ templateId, generationId = null, replace = false }: Goal) =>
    void navigate({
      to: pathname,
      search: {
        // Until a template is chosen a link's wish has no brief to become a part of.
        ...(address.templateId === null ? wishParams(address.wish) : {}),
        template: templateId ?? undefined,
        generation: generationId ?? undefined,
      },
      replace,
    });

  const { templateId, generationId, isDamaged } = address;
  const isDeskNext = generationId !== null || templateId !== null;
  useEffect(() => {
    if (isDeskNext || storedTemplateId() !== null) preloadDesk();
  }, [isDeskNext]);
  const hasRestored = useRef(false);
  const before = useRef<number | null>(null);
  const putRight = useEffectEvent(go);

  useEffect(() => {
    if (!templates.data) return;
    const exists = (id: number | null) => id !== null && templates.data.some((template) => template.id === id);
    const leftBrief = before.current !== null && templateId === null && generationId === null;
    before.current = templateId;
    if (leftBrief) return storeTemplateId(null);
    const isFirst = !hasRestored.current;
    hasRestored.current = true;
    if (templateId !== null && exists(templateId)) return storeTemplateId(templateId);
    if (generationId !== null) return;
    if (templateId !== null || isDamaged) return putRight({ templateId: null, replace: true });
    if (!isFirst) return;
    const stored = storedTemplateId();
    if (exists(stored)) putRight({ templateId: stored, replace: true });
    else storeTemplateId(null);
  }, [templates.data, templateId, generationId, isDamaged]);

  useEffect(() => {
    if (generationId !== null && trueTemplateId !== null && trueTemplateId !== templateId) {
      putRight({ templateId: trueTemplateId, generationId, replace: true });
    }
  }, [generationId, trueTemplateId, templateId]);

  if (trueTemplateId !== null && isKnown) {
    return (
      <Suspense fallback={<DeskSkeleton />}>
        <DeskPage key={trueTemplateId} templateId={trueTemplateId} generationId={generationId} wish={address.wish} go={go} />
      </Suspense>
    );
  }
  if (templates.isLoadingError) return <LoadFailed error={templates.error} onRetry={() => void templates.refetch()} />;
  const isWaiting = !templates.data || (generationId !== null && !generation.isError);
  if (isWaiting) return isDeskNext ? <DeskSkeleton /> : <TemplateStepSkeleton />;
  return (
    <TemplateStep templates={templates.data} wish={address.wish} missing={generationId === null ? null : generation.error} />
  );
}
