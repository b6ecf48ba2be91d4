import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { directionOf } from "#language/text/direction.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { languageOf } from "#shared/options.ts";
import type { Writer } from "./writer.ts";

const info: WriterInfo = { kind: "built-in", provider: "built-in", model: null };

/** The built-in writer: a grammar over phrase banks. Needs no key, no network and no model; the same seed gives the same text. */
export function createBuiltInWriter(): Writer {
  return {
    info,
    canWrite: (variety) => composableVarieties.includes(variety),
    /** It cannot translate: a topic in another script would stand out as a foreign body in every sentence. */
    check(brief) {
      const wanted = languageOf(brief.variety) === "ar" ? "rtl" : "ltr";
      if ((directionOf(brief.topic) ?? wanted) !== wanted) throw new AppError("brief.topic_language", { variety: brief.variety });
    },
    async *write(task) {
      this.check?.(task.brief);
      task.onWriter(info);
      const text = composeBrief(task.brief, task.template, task.targetWords, task.seed);
      // Paragraph by paragraph, as far as it has one: the same path as a model's text, and 'stop' can come between.
      for (const paragraph of text.split(/(?<=\n\n)/)) {
        if (task.signal.aborted) return;
        yield paragraph;
      }
    },
  };
}
