import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowUpRight, Lock } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { useUser } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { lacksTopic } from "#web/writing/brief/brief-draft.ts";
import { BriefForm } from "#web/writing/brief/brief-form.tsx";
import { saveDraft } from "#web/writing/brief/draft-store.ts";
import { FittingLengths } from "#web/writing/brief/fitting-lengths.tsx";
import { DialogCost, DialogFooter } from "./dialog-footer.tsx";
import { DialogRefusal } from "./dialog-refusal.tsx";
import type { Generator } from "./use-generator.ts";

interface GeneratorFormProps {
  template: TemplateDetail;
  generator: Generator;
}

/** The brief in the dialog; its main button sticks to the bottom and names the variety. */
export function GeneratorForm({ template, generator }: GeneratorFormProps) {
  const t = useTranslations();
  const { draft, isOverLimit, isSending } = generator;
  const plansLink = useRef<HTMLAnchorElement>(null);

  const write = () => {
    generator.write();
    if (isOverLimit) plansLink.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    write();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    write();
  };

  return (
    <form ref={generator.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="mt-6">
      {/* A column of a grid grows with its widest field unless it is told not to: a phone has no room for that. */}
      <div className="*:grid-cols-[minmax(0,1fr)]">
        <BriefForm
          template={template}
          draft={draft}
          onChange={generator.change}
          problems={generator.problems}
          left={generator.left}
          disabled={isSending}
        />
      </div>
      <DialogRefusal generator={generator} onBuiltIn={() => generator.write("built-in")} className="mt-7" />
      <DialogFooter>
        {isOverLimit ? (
          <div role="status" className="mb-3 text-label text-warn">
            {t("errors.plan.word_limit")}{" "}
            <Link ref={plansLink} to="/plans" className="text-link">
              {t("templates.locked.plans")}
            </Link>
            <FittingLengths
              lengths={template.lengths}
              left={generator.left ?? 0}
              onChoose={(words) => generator.change({ ...draft, words })}
            />
          </div>
        ) : (
          <DialogCost asked={generator.asked} left={generator.left} />
        )}
        <div className="flex flex-wrap items-center gap-3 max-sm:justify-between max-sm:gap-y-1">
          <Button
            type="submit"
            size="main"
            variant={isOverLimit ? "paper" : "action"}
            busy={isSending}
            disabled={lacksTopic(draft, template)}
            icon={isOverLimit ? <Lock aria-hidden className="size-4.5" /> : undefined}
            className="grow max-sm:basis-full"
          >
            {t(`options.writeIn.${draft.variety}`)}
          </Button>
          <Button variant="ghost" className="max-sm:-ms-2 max-sm:px-2 max-sm:text-label" onClick={generator.reset}>
            {t("templates.dialog.reset")}
          </Button>
          <ToDesk template={template} generator={generator} />
        </div>
      </DialogFooter>
    </form>
  );
}

/** Hands the brief to the writing desk as it is. */
function ToDesk({ template, generator }: GeneratorFormProps) {
  const t = useTranslations("templates.dialog");
  const user = useUser();
  const navigate = useNavigate();
  const open = () => {
    saveDraft(user.id, template.id, generator.draft);
    void navigate({ to: "/create", search: { template: template.id } });
  };
  return (
    <Button
      variant="ghost"
      icon={<ArrowUpRight aria-hidden className="mirror-rtl size-4" />}
      className="max-sm:-me-2 max-sm:px-2 max-sm:text-label"
      onClick={open}
    >
      {t("toDesk")}
    </Button>
  );
}
