import { languageOf, type Variety } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { greetings } from "#web/lib/greetings.ts";
import { cx } from "./cx.ts";
import { Comma } from "./logo.tsx";

/** How people there say hello, in the display face, marked with its own language and direction. */
export function Greeting({ variety, className }: { variety: Variety; className?: string }) {
  return (
    <bdi
      lang={varietyRecords[variety].tag}
      dir={languageOf(variety) === "ar" ? "rtl" : "ltr"}
      className={cx("font-display", className)}
    >
      {greetings[variety]}
    </bdi>
  );
}

interface VarietyLabelProps {
  variety: Variety;
  /** In the page's language: the public pages have it in their copy, the app in its messages (`VarietyName`). */
  name: string;
  className?: string;
}

/** A variety's comma and name in its accent. Colour never stands alone: the name says it too. */
export function VarietyLabel({ variety, name, className }: VarietyLabelProps) {
  return (
    <span data-v={variety} className={cx("inline-flex max-w-full items-center gap-1.5 font-medium text-variety", className)}>
      <Comma script={languageOf(variety)} />
      {/* In a narrow column a long name breaks rather than reaching out of it. */}
      <span className="wrap-anywhere min-w-0">{name}</span>
    </span>
  );
}
