import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { TemplateDetail, TemplateSummary } from "#shared/contracts/templates.ts";
import { useUser } from "#web/api/session.ts";
import { templateQuery } from "#web/api/templates.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { toast } from "#web/lib/toast.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { GeneratorForm } from "./generator-form.tsx";
import { GeneratorResult } from "./generator-result.tsx";
import { useTemplateTexts } from "./template-card.tsx";
import { type Generator, useGenerator } from "./use-generator.ts";

interface GeneratorDialogProps {
  summary: TemplateSummary;
  onClose: () => void;
  /** Opens the dialog again: what was typed is there. */
  onReopen: () => void;
}

/** The generator over the hub: the brief of one template, then its text. The text is a job like any other and outlives the dialog. */
export function GeneratorDialog({ summary, onClose, onReopen }: GeneratorDialogProps) {
  const t = useTranslations("templates");
  const { name, description } = useTemplateTexts(summary);
  const { data: template, error, refetch } = useQuery(templateQuery(summary.id));
  const _user = useUser();
  const isLocked = usePermissions()({ act: "template", template: summary }) !== null;
  const latest = useRef<Generator | null>(null);
  const sayWhatStays = useFarewell(summary.id, onReopen);

  const close = () => {
    onClose();
    if (latest.current) sayWhatStays(latest.current);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={name}
      description={description}
      className="contain-inline-size max-w-205! px-5! sm:px-10!"
    >
      {isLocked ? (
        <LockedTemplate summary={summary} />
      ) : template ? (
        <GeneratorBody template={template} latest={latest} />
      ) : error ? (
        <ErrorState title={t("templateFailed")} error={error} onRetry={() => void refetch()} className="mt-6" />
      ) : (
        <BodySkeleton />
      )}
    </Dialog>
  );
}

/** A stray click must not cost a written brief, nor a text its reader: both are one press away. */
function useFarewell(templateId: number, onReopen: () => void): (generator: Generator) => void {
  const t = useTranslations();
  const navigate = useNavigate();
  return ({ isChanged, generationId, followed }) => {
    if (generationId !== null) {
      if (followed.generation?.state !== "running") return;
      const open = () => void navigate({ to: "/create", search: { template: templateId, generation: generationId } });
      toast({
        title: t("templates.dialog.goesOn"),
        text: t("templates.dialog.goesOnText"),
        action: { label: t("templates.dialog.watch"), onSelect: open },
      });
    } else if (isChanged) {
      toast({ title: t("templates.dialog.closed"), action: { label: t("templates.dialog.reopen"), onSelect: onReopen } });
    }
  };
}

interface GeneratorBodyProps {
  template: TemplateDetail;
  latest: { current: Generator | null };
}

function GeneratorBody({ template, latest }: GeneratorBodyProps) {
  const generator = useGenerator(template);
  latest.current = generator;
  return generator.generationId === null ? (
    <GeneratorForm template={template} generator={generator} />
  ) : (
    <GeneratorResult template={template} generator={generator} />
  );
}

function LockedTemplate({ summary }: { summary: TemplateSummary }) {
  const t = useTranslations();
  return (
    <div className="mt-6 border border-hair-2 border-dashed px-6 py-6">
      <p className="flex items-start gap-3">
        <Lock aria-hidden className="mt-1 size-4.5 text-ink-2" />
        {t("templates.locked.text", { plan: t(`options.plan.${summary.plan}`) })}
      </p>
      <Link to="/plans" className={buttonClass("action", "normal", "mt-5")}>
        {t("templates.locked.plans")}
      </Link>
    </div>
  );
}

function BodySkeleton() {
  return (
    <LoadingState className="mt-7 grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-12" />
      <Skeleton className="h-46" />
      <Skeleton className="h-13" />
    </LoadingState>
  );
}
