import { fold } from "../../text/normalise.ts";

/** What is announced, told by its own words. A branch, a date or 'our' stands beside an English one: 'launching a podcast' is a lesson. */
const news =
  /(?<!\p{L})(?:و?(?:افتتاح|افتتحنا|نفتتح|بنفتتح|تدشين|اطلاق|اطلقنا|نطلق|بنطلق|فتحنا|بنفتح|هنفتح|حنفتح|راح نفتح|رح نفتح|نقلنا|انتقلنا|تخفيضات|وصلنا|وصلت)|فرعنا (?:الجديد|الاول|الثاني|الثالث)|فرع جديد|(?:تفتح|يفتح|بيفتح|بتفتح) (?:فرعها|فرعه|ابوابها|ابوابه|بابه|بابها))(?!\p{L})|\b(?:grand opening|now open|we(?:'re| are| have|'ve)? (?:just )?(?:open(?:ing|ed|s)?|launch(?:ing|ed)?|mov(?:e|ing|ed))|our new (?:branch|shop|store|menu|location|stand|app|site|website|collection)|new branch|opens? (?:on|this|next|its|their|in|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|is (?:opening|launching|moving)|(?:opening|launch) of)\b/iu;

/** Who asks how something is done, or for advice, wants it explained. */
const lesson =
  /(?<!\p{L})(?:كيف|شلون|ازاي|كيفيه|طريقه|خطوات|نصايح|نصائح|دليل|اخطاء|اغلاط|اسرار|افكار)(?!\p{L})|\b(?:how to|tips|guide|steps|ways|ideas|mistakes|lessons|checklist)\b/iu;
/** No news either: a question, and hours. */
const question = /[؟?]|\b(?:how|hours)\b/iu;

/** Whether a topic announces something of the person's own: its text says what was told, and is no lecture on the subject. */
export function announces(topic: string): boolean {
  const folded = fold(topic);
  return news.test(folded) && !lesson.test(folded) && !question.test(folded);
}

/** Whether a topic asks how something is done, or for advice. */
export function asksForAdvice(topic: string): boolean {
  return lesson.test(fold(topic));
}
