import { loose } from "../text/loose.ts";
import { fold } from "../text/normalise.ts";

/** A note that names somebody: who writes, what the business is called, or the person it is about. */
export interface ToldName {
  /** The business, page or product, with the word for what it is: «ورشة خيط ومقص». */
  readonly business: string | null;
  /** The same name alone, for a sentence that says what it is. */
  readonly called: string | null;
  /** A person, with a trade told beside the name: «المحامي مهند». */
  readonly person: string | null;
  /** 'His name is …': of whom, the text says. */
  readonly isOfSomebody: boolean;
  /** What else the note tells. */
  readonly rest: string | null;
}

/** Words for a business as they stand before its name. */
const businesses =
  "شركة مؤسسة ورشة تطبيق موقع متجر محل دكان مطعم كافيه مقهى محمصة مخبز فرن عيادة مركز صالون مشغل مصنع معمل مكتب مكتبة مدرسة أكاديمية معهد حضانة روضة نادي فريق مبادرة جمعية خدمة صفحة حساب قناة بودكاست سستم نظام منصة برنامج مشروع براند ماركة مزرعة معصرة منحلة كراج مغسلة فندق شاليه مخيم متحف استوديو ستوديو عربية بوتيك صيدلية مشتل أتيليه دار".split(
    " ",
  );
const typed = (word: string) => loose(fold(word));
/** «الورشة», «ورشتنا»: the last letter of a word in ة is another one before who has it. */
const business = `(?:ال(${businesses.map(typed).join("|")})|(${businesses.map((word) => typed(word.replace(/ة$/u, "ت").replace(/ى$/u, "ا"))).join("|")})(?:نا|ي))`;
const englishBusiness =
  "(?:company|business|shop|store|app|site|website|brand|studio|clinic|salon|gym|school|page|channel|podcast|service|bakery|café|cafe|restaurant|roastery|bar|farm|workshop|truck|band|club|team|charity|nonprofit|agency|firm|practice|startup|product|software|platform)";

const named = loose("(?:اسم(?:ه|ها|و|ا|هم|نا))");
/** More words are no name, but a sentence. */
const name = "(?<name>[^\\s،,.؛;:!؟?\\d]+(?:\\s[^\\s،,.؛;:!؟?\\d]+){0,3})";
const rest = "(?:\\s*[،,.؛;]\\s*(?<rest>\\S.*?))?[.،]?$";

const forms: readonly RegExp[] = [
  // «شركتنا اسمها هبوب», «اسم الورشة خيط ومقص», «اسم الشركة: …»
  new RegExp(`^${business}\\s+${named}\\s*:?\\s+${name}${rest}`, "u"),
  new RegExp(`^[اإ]سم\\s+${business}\\s*:?\\s+${name}${rest}`, "u"),
  new RegExp(
    `^(?:our|the|my) (?<kind>${englishBusiness})(?:['’]s name is| is called| is named|'s called|’s called) ${name}${rest}`,
    "iu",
  ),
  new RegExp(
    `^(?:(?:the )?(?:name of (?:our|the|my) )?(?<kind>${englishBusiness})(?: name)?|from|sender|signed(?: by)?): ${name}${rest}`,
    "iu",
  ),
  new RegExp(`^(?:ال)?(?:مرسل|توقيع|المرسل|التوقيع)\\s*:\\s*${name}${rest}`, "u"),
];
const ours = [
  new RegExp(`^(?:(?:إحنا|احنا|نحنا|نحن|حنا)\\s+)?[اإ]سمنا\\s+${name}${rest}`, "u"),
  new RegExp(`^(?:we['’]re|we are) called ${name}${rest}`, "iu"),
];
const somebodys = [
  new RegExp(`^[اإ]سم(?:ه|ها|و)\\s*:?\\s+${name}${rest}`, "u"),
  new RegExp(`^(?:his|her|the customer['’]s|customer|the client['’]s|client)(?: name)?(?: is|:) ${name}${rest}`, "iu"),
];
/** «الصفحة لمحامي اسمه مهند»: a business and whose it is. */
const whose = new RegExp(
  `^${business}\\s+(?:حق\\s+|مال\\s+|تبع\\s+|ل)(?<trade>\\p{L}+)\\s+${named}\\s+(?<name>\\p{L}+(?:\\s\\p{L}+)?)(?:\\s*[،,]\\s*و?${named}\\s+(?<called>[^،,.؛;:!؟?\\d]{2,40}))?[.،]?$`,
  "u",
);

const isName = (text: string) =>
  !/(?:^|\s)(?:و(?:فيه|فيها|عنده|عندها|كان|كانت|صار|هو|هي)|اللي|التي|الذي|and|which|that|because)(?:\s|$)/iu.test(text);

/** The word for the business as it stands before a name. */
function headOf(match: RegExpExecArray): string {
  const word = fold(match[1] ?? match[2] ?? "");
  const bare = (text: string) => fold(text).replace(/[هت]$/u, "");
  return businesses.find((one) => fold(one) === word) ?? businesses.find((one) => bare(one) === bare(word)) ?? "";
}

/** A name that says itself what it is takes no second word for it. */
const withHead = (head: string, called: string) =>
  head === "" || businesses.some((one) => called.startsWith(`${one} `)) ? called : `${head} ${called}`;
const trimmed = (text: string | undefined) => {
  const line = text?.trim() ?? "";
  return line === "" ? null : line;
};

/** Whether a text holds a name as words of its own: «مقاس» is not in «المقاسات». */
export function namesIt(text: string, name: string): boolean {
  const escaped = fold(name).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:[وفبلك])?${escaped}(?![\\p{L}\\p{N}])`, "u").test(fold(text));
}

/** Whom or what a note names; null where it names nobody. The words of a name stand as they were typed. */
export function toldName(note: string): ToldName | null {
  const line = note.trim().replace(/^[-*•]\s+/u, "");
  const owned = whose.exec(line);
  if (owned?.groups) {
    const { trade = "", name: person = "", called } = owned.groups;
    const titled = trade.startsWith("ال") ? `${trade} ${person}` : `ال${trade} ${person}`;
    const alone = trimmed(called);
    const business = alone && withHead(headOf(owned), alone);
    return { business, called: alone, person: titled, isOfSomebody: false, rest: null };
  }
  for (const [list, isOfSomebody] of [
    [forms, false],
    [ours, false],
    [somebodys, true],
  ] as const) {
    for (const form of list) {
      const match = form.exec(line);
      const called = match?.groups?.name?.trim();
      if (!match || !called || !isName(called) || (/^\p{Script=Latin}/u.test(called) && !/^\p{Lu}/u.test(called))) continue;
      const told = trimmed(match.groups?.rest);
      if (isOfSomebody) return { business: null, called: null, person: called, isOfSomebody, rest: told };
      const head = /\p{Script=Arabic}/u.test(called) ? headOf(match) : "";
      return { business: withHead(head, called), called, person: null, isOfSomebody, rest: told };
    }
  }
  return null;
}
