import { FileText, Mail, MessageCircle } from "lucide-react";
import { useId } from "react";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { type DemoBrief, type DemoTemplateKey, demoTemplates } from "./demo-brief.ts";

const icons = { blogPost: FileText, socialMediaPost: MessageCircle, marketingEmail: Mail };

/** Step 1: one of three kinds of text. Native radios: arrows, forms and screen readers know them. */
export function TemplateStage({ brief, onChoose }: { brief: DemoBrief; onChoose: (key: DemoTemplateKey) => void }) {
  const { demo } = usePublicSite().copy;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5 font-display text-panel">{demo.template.question}</legend>
      <div className="grid gap-4">
        {demoTemplates.map(({ key }) => {
          const Icon = icons[key];
          return (
            <label
              key={key}
              className="flex cursor-pointer items-start gap-3 sm:gap-5 rounded-paper border border-hair-2 bg-sheet px-5 py-5 shadow-1 has-checked:border-action has-checked:shadow-paper has-checked:outline-2 has-checked:outline-action has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-3 sm:px-7"
            >
              <Icon aria-hidden className="mt-1 size-6 text-action" strokeWidth={1.75} />
              <span className="grow">
                <span className="block font-bold font-display text-[22px] leading-[1.45]">{demo.template[key].name}</span>
                <span className="block text-ink-2">{demo.template[key].text}</span>
              </span>
              <input
                type="radio"
                name={name}
                checked={brief.template === key}
                onChange={() => onChoose(key)}
                className="mt-1.5 size-4.5 accent-action"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
