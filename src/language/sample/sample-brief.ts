import type { Brief } from "#shared/contracts/brief.ts";
import { type Language, languageOf, type Variety } from "#shared/options.ts";

/** A sample has at most so many words: it says so in its brief, and a test holds it to that. */
export const sampleMostWords = 25;

/** The one brief of the landing page, in the two languages in which a person would type it. */
const topics: Readonly<Record<Language, string>> = {
  en: "Our coffee app delivers in twenty minutes. First cup is free. Make them want it now.",
  ar: "تطبيقنا يوصل القهوة في عشرين دقيقة، والكوب الأول مجاني. المطلوب أن يشتهوها الآن.",
};

/** The brief as the writer and the check get it, with one variety asked for. */
export function sampleBrief(variety: Variety): Brief {
  return {
    templateId: 4,
    topic: topics[languageOf(variety)],
    variety,
    words: sampleMostWords,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: {},
  };
}
