import { Link } from "@tanstack/react-router";
import { ChevronDown, Lock } from "lucide-react";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { type BriefDraft, lacksTopic, type Problem } from "#web/writing/brief/brief-draft.ts";
import { BriefForm } from "#web/writing/brief/brief-form.tsx";
import { TemplateIcon } from "#web/writing/brief/template-icon.tsx";
import { BriefLine, briefLineClass } from "./brief-line.tsx";

interface BriefColumnProps {
  ref: RefObject<HTMLFormElement | null>;
  template: TemplateDetail;
  draft: BriefDraft;
  onChange: (draft: BriefDraft) => void;
  problems: readonly Problem[];
  /** The plan does not have this template: it can be looked at, not written. */
  isTemplateLocked: boolean;
  /** Words that the plan has left; null without a limit. */
  left: number | null;
  /** Words that the brief asks for; null while that cannot be read. */
  asked: number | null;
  resetsAt: string | null;
  isOverLimit: boolean;
  isPending: boolean;
  isWriting: boolean;
  /** On a phone the brief makes room for the text and folds to a summary. */
  isFolded: boolean;
  /** The paper has the stronger button now. */
  isSecondary: boolean;
  onWrite: () => void;
  onStartOver: () => void;
  onChangeTemplate: () => void;
  /** Stands between the template and the form. */
  aside: ReactNode;
}

/** The brief: the form, and under it the one main button, which names the variety and stays within the thumb's reach. */
export function BriefColumn(props: BriefColumnProps) {
  const { ref, template, draft, onChange, problems, left, isWriting, isFolded, onWrite, onStartOver } = props;
  const t = useTranslations("generations.brief");
  const formId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isHiddenOnPhone = isFolded && !isUnfolded;
  return (
    <section
      aria-labelledby={pageHeadingId}
      className="flex flex-col border-hair md:sticky md:top-16 md:h-full md:max-h-[calc(100dvh-64px)] md:border-e md:contain-size"
    >
      {isFolded ? (
        <BriefSummary {...props} controls={formId} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />
      ) : null}
      <form
        ref={ref}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onWrite();
        }}
        className={cx("flex min-h-0 grow flex-col", isHiddenOnPhone && "max-md:hidden")}
      >
        <div className="relative min-h-0 grow px-5 pt-6 pb-10 md:overflow-y-auto desk:px-8">
          <div className="flex items-baseline justify-between gap-4 border-hair border-b pb-4">
            <h1 id={pageHeadingId} tabIndex={-1} className="font-display text-[28px] text-panel">
              {t("title")}
            </h1>
            <button type="button" disabled={isWriting} onClick={onStartOver} className="text-link text-label disabled:opacity-55">
              {t("startOver")}
            </button>
          </div>
          <TemplateRow {...props} />
          {props.aside}
          <div className="mt-6">
            <BriefForm
              template={template}
              draft={draft}
              onChange={onChange}
              problems={problems}
              left={left}
              disabled={isWriting}
            />
          </div>
        </div>
        <MainAction {...props} />
      </form>
    </section>
  );
}

function TemplateRow({ template, isTemplateLocked, isWriting, onChangeTemplate }: BriefColumnProps) {
  const t = useTranslations();
  const language = useLanguage();
  return (
    <div data-part="template" className="flex items-center gap-4 border-hair border-b py-3">
      <TemplateIcon name={template.icon} className="size-5" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{language === "ar" ? template.nameAr : template.name}</p>
        <p className="text-ink-3 text-label">{language === "ar" ? template.descriptionAr : template.description}</p>
        {isTemplateLocked ? (
          <p className="mt-1 text-label text-warn">
            {t("errors.plan.template")}{" "}
            <Link to="/plans" className="text-link whitespace-nowrap">
              {t("generations.brief.plans")}
            </Link>
          </p>
        ) : null}
      </div>
      <Button size="small" aria-label={t("generations.brief.changeLabel")} disabled={isWriting} onClick={onChangeTemplate}>
        {t("generations.brief.change")}
      </Button>
    </div>
  );
}

function MainAction(props: BriefColumnProps) {
  const { draft, left, asked, resetsAt, isOverLimit, isPending, isWriting, isFolded, isSecondary } = props;
  const isLocked = isOverLimit || props.isTemplateLocked;
  const t = useTranslations();
  const format = useFormat();
  const isEmpty = lacksTopic(draft, props.template);
  const cost = () => {
    if (isWriting) return t("generations.cost.fair");
    if (asked === null) return null;
    if (isOverLimit && left !== null) {
      return t("generations.cost.over", { asked, left, date: resetsAt ? format.date(resetsAt) : "" });
    }
    return left === null ? t("generations.cost.unlimited", { asked }) : t("generations.cost.ofLeft", { asked, left });
  };
  return (
    <div
      data-bottom-bar
      className={cx(
        "sticky bottom-0 z-20 border-hair border-t bg-page px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-center desk:px-8",
        // The paper's own bar has this place on a phone.
        isFolded && "max-md:hidden",
      )}
    >
      {isWriting ? (
        <Button variant="tint" size="main" busy className="w-full opacity-100!">
          {t("generations.paper.writing")}
        </Button>
      ) : (
        <Button
          type="submit"
          variant={isLocked || isSecondary ? "paper" : "action"}
          size="main"
          className="w-full"
          disabled={isEmpty}
          busy={isPending}
          icon={isLocked ? <Lock aria-hidden className="size-4.5" /> : undefined}
        >
          {t(`options.writeIn.${draft.variety}`)}
        </Button>
      )}
      <p className={cx("mt-2 min-h-5 text-label", isOverLimit && !isWriting ? "text-warn" : "text-ink-2")}>{cost()}</p>
    </div>
  );
}

interface BriefSummaryProps extends BriefColumnProps {
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The brief in 64 px, on phones while a text is on the paper. */
function BriefSummary({ template, draft, asked, controls, isOpen, onToggle }: BriefSummaryProps) {
  const t = useTranslations("generations.brief");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`${briefLineClass} md:hidden`}
    >
      <BriefLine template={template} brief={draft} words={asked ?? 0} />
      <span className="inline-flex shrink-0 items-center gap-2 text-label">
        <span className="text-link">{t("title")}</span>
        <ChevronDown aria-hidden className={cx("size-4 transition-transform", isOpen && "rotate-180")} />
      </span>
    </button>
  );
}
