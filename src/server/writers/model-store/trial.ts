import { checkBrief } from "#language/templates/brief-check.ts";
import { socialMediaPost } from "#language/templates/social-media-post.ts";
import { countWords } from "#language/text/words.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import type { Reports, Writer } from "../writer.ts";

interface Trial {
  readonly writer: Writer;
  readonly variety: Variety;
  readonly signal: AbortSignal;
  readonly onText?: (text: string) => void;
  readonly onStatus?: Reports["onStatus"];
}

/** Of fewer words no speed is told. */
const measuredFrom = 20;
const topics = { ar: "قهوة الصباح", en: "Morning coffee" };

/**
 * Lets a writer write a paragraph. The time counts from its first words on: loading and reading are waited for once.
 * @returns words a minute; null where it wrote too little to tell. Throws as `Writer.write` does.
 */
export async function tryParagraph({ writer, variety, signal, onText, onStatus }: Trial): Promise<number | null> {
  const checked = checkBrief({
    templateId: socialMediaPost.id,
    topic: topics[languageOf(variety)],
    variety,
    words: socialMediaPost.defaultLength,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
  });
  let text = "";
  let firstAt = 0;
  let lastAt = 0;
  let wordsBefore = 0;
  for await (const piece of writer.write({
    ...checked,
    seed: 1,
    signal,
    onWriter: () => undefined,
    ...(onStatus ? { onStatus } : {}),
  })) {
    lastAt = performance.now();
    text += piece;
    if (firstAt === 0) {
      firstAt = lastAt;
      wordsBefore = countWords(text);
    }
    onText?.(piece);
  }
  const words = countWords(text) - wordsBefore;
  if (words < measuredFrom || lastAt <= firstAt) return null;
  return Math.round((words / (lastAt - firstAt)) * 60_000);
}
