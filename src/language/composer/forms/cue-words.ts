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
  "next|next up|next:|plan to|plans to|will|going to|this spring|this summer|this fall|this winter|in spring|next year|next quarter|later this year|" +
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
    "من سنه \\d+|من \\d{4}|منذ \\d+|منذ عام|خبره|خبرتنا|غطينا|نفذنا|انجزنا|سلمنا|خدمنا|اشتغلنا مع|عملنا مع|ركبنا|معتمد*|اعتماد|مرخص*|شهاده|جائزه|جايزه|سابقه اعمال|عملاءنا",
);

/** What costs how much. */
export const money = words(
  "costs|cost|price|fee|per month|a month|monthly|\\$\\d*|dollars|usd|" +
    "بيكلف|بكلف|تكلف|يكلف|يكلفنا|كلفته|كلفتها|تكلفه|كلفه|التكلفه|السعر|سعر|ريال|درهم|دينار|دنانير|جنيه|ليره|دولار|بالشهر|شهريا|في الشهر",
);

/** Nouns of ours that end as 'we did' does. */
const ourNouns =
  "محل|فرع|بيت|عند|شغل|اسم|مقر|سعر|هدف|كل|لدي|مع|اح|نح|اننا|دخل|طبق|مطعم|مصنع|متجر|فريق|شركت|موقع|مكتب|حلم|زباي|عملاء";
const weDidArabic = new RegExp(`^و?(?!(?:${ourNouns})نا(?!\\p{L}))(?!ال)\\p{L}{2,5}نا(?:ه|ها|هم)?(?!\\p{L})`, "u");
const weDidEnglish =
  /^(?:then |first |so )?we(?:['’]ve| have)? (?:\w+ed|wrote|built|made|put|set|taught|cut|moved|ran|sent|gave|took|bought|found|drew|split|shot)\b/u;
/** What we did, said first: «قسّمنا الشغل», 'we wrote a new list'. */
export const weDid = { test: (folded: string) => weDidArabic.test(folded) || weDidEnglish.test(folded) };
/** The same with how often: what a company may point to. */
export const weDidOften = { test: (folded: string) => weDid.test(folded) && /\d/u.test(folded) };
