import { changeIn, words } from "./cues.ts";

/** Words that tell the same in several forms. */

/** A figure that changed, and words of what changed. */
export const changed = {
  test: (folded: string) => changeIn(folded) !== null || change.test(folded),
};
const change = words(
  "went from|down to|up to|dropped|fell|rose|grew|cut by|cut in half|doubled|tripled|saved|saves|no longer|fewer|faster now|" +
    "~نزل|نزلت|~انخفض|~نخفض|~ارتفع|~رتفع|~زاد|~تراجع|وفرنا|وفروا|~وفر|تضاعف*|بدل ما كان*|بعد ما كان*|بعد ان كان*|لم يعد|ما عاد|مبقاش|صار اسرع",
);

const coming = words(
  "next|next up|next:|plan to|plans to|will|going to|this spring|in spring|next year|next quarter|later this year|" +
    "الجاي|الجايه|الياي|اليايه|القادم|القادمه|المقبل|المقبله|التاليه|التالي|بدنا|بدهم|بدهن|ناوين|ناويين|نبي|نبا|نبغي|ودنا|عايزين|عاوزين|نخطط|نعتزم|رح ن*|هنفتح|هنعمل|هنضيف|بنسوي|السنه الجايه|المرحله الجايه|المرحله التاليه|الخطوه الجايه|الخطوه التاليه",
);
/** «سن…» begins 'we will …'; years begin alike. */
const willDo = /(?<!\p{L})و?سن(?!وات|وي|ين|تين|ه(?!\p{L}))\p{L}{3,}/u;
/** What is to come. */
export const planned = { test: (folded: string) => coming.test(folded) || willDo.test(folded) };

/** Who they are and how many. */
export const people = words(
  "founder|founders|co-founder|founded by|team|ceo|cto|coo|staff of|employees|technicians|" +
    "مؤسس*|المؤسسين|فريق*|شريك*|شركاء|موظف*|موظفين|فني*|مهندس*|مترجم*|المدير*",
);

/** What was done over the years. */
export const record = words(
  "since \\d{4}|years of experience|years in|projects|clients include|we have served|we’ve done|we have done|we’ve built|we’ve worked|we have worked|we’ve served|certified|licensed|award*|references|" +
    "من سنه \\d+|من \\d{4}|منذ \\d+|منذ عام|خبره|خبرتنا|غطينا|نفذنا|انجزنا|سلمنا|خدمنا|اشتغلنا مع|عملنا مع|ركبنا|معتمد*|مرخص*|شهاده|جائزه|جايزه|سابقه اعمال|عملاءنا",
);

/** What costs how much. */
export const money = words(
  "costs|cost|price|fee|per month|a month|monthly|\\$\\d*|dollars|usd|" +
    "بيكلف|بكلف|تكلف|يكلف|يكلفنا|كلفته|كلفتها|تكلفه|كلفه|التكلفه|السعر|سعر|ريال|درهم|دينار|دنانير|جنيه|ليره|دولار|بالشهر|شهريا|في الشهر",
);
