import { ArrowRight, Lock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { TemplateSketch } from "#web/ui/template-sketch.tsx";

/** The name and description of a template in the language of the page. */
export function useTemplateTexts(template: TemplateSummary): { name: string; description: string } {
  return useLanguage() === "ar"
    ? { name: template.nameAr, description: template.descriptionAr }
    : { name: template.name, description: template.description };
}

interface TemplateCardProps {
  template: TemplateSummary;
  /** The heading's place under those of the page. */
  level: "h3" | "h4";
  isLocked: boolean;
  onOpen: () => void;
}

/** A template with the plan of its text; the whole card opens the generator. */
export function TemplateCard({ template, level: Heading, isLocked, onOpen }: TemplateCardProps) {
  const t = useTranslations();
  const { name, description } = useTemplateTexts(template);
  const plan = t(`options.plan.${template.plan}`);
  return (
    <article className="group relative flex h-full gap-4 border-hair border-b pt-5 pb-5">
      <TemplateSketch sketch={template.sketch} />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <Heading className="wrap-anywhere min-w-0 font-bold font-display text-[20px] leading-[1.5]">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="text-start after:absolute after:inset-0 group-hover:text-action"
            >
              {name}
            </button>
          </Heading>
          {isLocked ? (
            <span className="inline-flex items-center gap-1.5 pt-1 text-ink-2 text-label">
              <Lock aria-hidden className="size-3.5" />
              <span className="sr-only">{t("templates.inPlan", { plan })}</span>
              <span aria-hidden>{plan}</span>
            </span>
          ) : (
            <ArrowRight
              aria-hidden
              className="mirror-rtl mt-1.5 size-4.5 text-ink-2 transition-transform group-hover:text-action ltr:group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
            />
          )}
        </div>
        <p className="mt-0.5 text-ink-2 text-label">{description}</p>
      </div>
    </article>
  );
}
