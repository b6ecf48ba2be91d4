import { fold } from "../text/normalise.ts";

/**
 * What models say about a text instead of being the text: before it ('Sure! Here is your post:') and behind it ('Let me know if you
 * want changes'). Everything is matched on a folded line: lower case, one form of each Arabic letter, straight apostrophes.
 */

/** A remark is one line; a longer one is a paragraph of the text. */
const remarkMaxChars = 320;

const list = (...words: readonly string[]) => `(?:${words.join("|")})`;

// What a model calls the text that it made.
const englishThing = list(
  "(?:blog |social media |instagram |facebook |linkedin |twitter |sales |product |cover |press |landing[- ]page |marketing |whatsapp |sms |google |meta |video |radio |job |case |business |event )*(?:post|article|e-?mail|draft|version|rewrite|text|passage|paragraph|copy|caption|tweet|thread|letter|message|ad|ads|script|outline|summary|translation|description|announcement|proposal|release|story|bio|slogan|slogans|headlines?|newsletter|report|review|reply|response|speech|page|content|piece|text in [a-z ]+)",
);
const arabicThing = list(
  "(?:ال)?مقال(?:[هة]|ا)?",
  "(?:ال)?نصا?",
  "(?:ال)?فقر[هة]",
  "(?:ال)?منشورا?",
  "(?:ال)?بوست",
  "(?:ال)?تدوين[هة]",
  "(?:ال)?رسال[هة]",
  "(?:ال)?خطاب",
  "(?:ال)?اعلان(?:ات|ا)?",
  "(?:ال)?ايميل",
  "(?:ال)?بريد",
  "(?:ال)?مسود[هة]",
  "(?:ال)?صياغ[هة]",
  "(?:ال)?نسخ[هة]",
  "(?:ال)?ترجم[هة]",
  "(?:ال)?تغريد[هة]",
  "(?:ال)?وصف",
  "(?:ال)?ملخص",
  "(?:ال)?سكربت",
  "(?:ال)?سيناريو",
  "(?:ال)?محتوي",
  "(?:ال)?كابشن",
  "(?:ال)?شعار(?:ات)?",
  "(?:ال)?تقرير",
  "(?:ال)?بيان",
  "(?:ال)?رد",
  "(?:ال)?عرض",
  "(?:ال)?كلم[هة]",
  "(?:ال)?خبر",
  "(?:ال)?قص[هة]",
  "(?:ال)?نشر[هة]",
);

const englishAck = list(
  "sure(?: thing)?",
  "certainly",
  "of course",
  "absolutely",
  "okay",
  "ok",
  "alright",
  "got it",
  "great",
  "no problem",
  "gladly",
  "with pleasure",
  "understood",
  "happy to help",
  "(?:i'?d|i would|i'?ll) be (?:happy|glad|delighted) to(?: help)?(?: you)?(?: with (?:that|this))?",
);
const arabicAck = list(
  "بالتاكيد",
  "بكل تاكيد",
  "طبعا",
  "اكيد",
  "بالطبع",
  "حاضر",
  "تمام",
  "حسنا",
  "تفضلي?",
  "اتفضلي?",
  "تفضلوا",
  "ابشري?",
  "بكل سرور",
  "على راسي",
  "من عيوني?",
  "ولا يهمك",
  "يسعدني(?: ذلك)?(?: ان اساعدك)?",
  "تكرم(?:ي)?(?: عينك)?",
  "ماشي",
  "اوكي",
  "يا هلا",
);
const ack = `(?:${englishAck}|${arabicAck})`;

const englishHere =
  "(?:here(?:'s| is| are)|below (?:is|are)|this is|the following is|you(?:'ll| will) find below|please find(?: below)?|presenting)";
const englishMade =
  "i(?:'ve| have)? (?:just )?(?:written|wrote|prepared|drafted|created|crafted|rewritten|rewrote|put together|revised|translated|converted|shortened|made|edited|composed)";
const arabicHere = list(
  "(?:و)?(?:اليك|اليكي|اليكم|هاك|هاكم|دونك|دونكم)",
  "(?:هذا|هذه|هاذا|هاذي|هاي|هيدا|هيدي|هادا|هاد|هادي|ده|دي|دا)(?: هو| هي)?",
  "(?:في ?ما يلي|ادناه|تجدون? (?:ادناه|في ?ما يلي))",
  "(?:تفضلي?|اتفضلي?|تفضلوا)",
);
const arabicMade = list(
  "(?:لقد |قد )?(?:كتبت|اعددت|جهزت|حضرت|صغت|اعدت صياغ[هة]|عدلت|حولت|ترجمت|اختصرت|سويت|عملت)(?: لك| لكم|لك|لكم)?",
);

/** A sentence about the text that follows, up to its colon. */
const aboutText = [
  `(?:${englishHere}|${englishMade}) (?:the |your |a |an |my |some |one |three |five |this )?(?:[a-z0-9'-]+ ){0,4}?${englishThing}\\b[^:\\n]{0,120}`,
  `(?:${arabicHere}|${arabicMade})(?: [\\p{L}]+){0,2}? ${arabicThing}(?![\\p{L}])[^:\\n]{0,120}`,
  `ها?هو ${arabicThing}[^:\\n]{0,120}`,
].join("|");

const colon = "[:：]";
const dressed = "[*_>\\s]*";
const ends = `[*_\\s]*$`;

const preambles = [
  // 'Here is your post:' with its colon, or with an assent before it and any end.
  new RegExp(`^${dressed}(?:${ack}[!.,،؛;:—–-]* *)?(?:${aboutText})${colon}${ends}`, "u"),
  new RegExp(`^${dressed}${ack}[!.,،؛;:—–-]+ *(?:${aboutText})[.!…]*${ends}`, "u"),
  // «بالتأكيد! إليك دليل …:»: behind an assent that says enough, whatever the text is called. 'Okay, here is the thing:' may begin a text.
  new RegExp(`^${dressed}${arabicAck}[!.,،؛;:—–-]+ *و?اليك[يم]? [^:\\n]{0,200}${colon}${ends}`, "u"),
  new RegExp(`^${dressed}${ack}[!.,،؛;:—–-]* *(?:here (?:it is|you go|we go)|as (?:you )?requested)[:.!…]*${ends}`, "u"),
  new RegExp(`^${dressed}(?:here (?:it is|you go)|as (?:you )?requested)${colon}${ends}`, "u"),
];
/** An assent alone: one where a heading, a fence, a rule or another remark follows. */
const bareAck = new RegExp(`^${dressed}${ack}[!.،,…]*${ends}`, "u");
/** An assent and a sentence about the text before the text itself, all in one line. */
const inlinePreamble = new RegExp(`^${dressed}${ack}[!.,،؛;—–-]+ *(?:${aboutText})${colon}[*_]* +`, "u");

/** First words of lines that may turn out to be a preamble. */
const preambleStarts =
  `sure|certainly|of course|absolutely|okay|ok|alright|got it|great|no problem|gladly|with pleasure|understood|happy to|i'd be|i would be|i'll be|here's|here is|here are|below is|below are|this is|the following|you'll find|you will find|please find|presenting|i've|i have|i wrote|i rewrote|i just|i prepared|i drafted|i created|i revised|as requested|as you requested|here it is|here you go|here we go|بالتاكيد|بكل|طبعا|اكيد|بالطبع|حاضر|تمام|حسنا|تفضل|اتفضل|ابشر|على راسي|من عيون|ولا يهمك|يسعدني|تكرم|ماشي|اوكي|يا هلا|اليك|واليك|هاك|دونك|هذا|هذه|هاذ|هاي|هيد|هاد|ده|دي|دا|فيما يلي|في ما يلي|ادناه|تجد|لقد|قد|كتبت|اعددت|جهزت|حضرت|صغت|اعدت|عدلت|حولت|ترجمت|اختصرت|سويت|عملت|هاهو|ها هو`.split(
    "|",
  );

const change =
  "(?:adjust\\w*|chang\\w+|edits?|editing|tweak\\w*|revis\\w+|shorten\\w*|lengthen\\w*|modif\\w+|rewrit\\w+|rework\\w*|refin\\w+|translat\\w+|improv\\w+|expand\\w*|alter\\w*|personali[sz]\\w+|customi[sz]\\w+|tailor\\w*|add anything|make (?:it|this)|another (?:version|draft|variation|option)|(?:a )?different (?:version|tone|style|angle|dialect)|more (?:versions|variations|options)|feedback)";
const wish = "(?:'d like|'d want|'d prefer| would like| want| wish| need| have| prefer)";
const thisText = `(?:the |this |your |my )?${englishThing}`;
const arabicChange =
  "(?:ا?عدل\\w*|تعديل(?:ات|ه)?|عدله|تعدل|نعدل|تغيير(?:ات)?|اغير\\p{L}*|نغير\\p{L}*|اضيف|اضاف[هة]|اضافات|اختصر\\p{L}*|اختصار|اطول\\p{L}*|تطويل|اقصر\\p{L}*|اعيد صياغ\\p{L}*|اعاد[هة] صياغ\\p{L}*|احول\\p{L}*|اكتب (?:لك |لكم )?(?:نسخ[هة]|صيغ[هة])\\p{L}*|(?:نسخ[هة]|صيغ[هة]|لهج[هة]|نبر[هة]) (?:اخر[يى]|ثاني[هة]|تاني[هة]|مختلف[هة])|صياغ[هة] اخر[يى]|تخصيص\\p{L}*|تحسين(?:ات)?|احسن\\p{L}*)";
const arabicWish =
  "(?:تريد(?:ين|ون)?|ترغب(?:ين|ون)?|تحب(?:ي|ين|وا|ون)?|تود(?:ين|ون)?|تبي(?:ن)?|تبغ[يى](?:ن)?|بدك|بدكن|بدكم|عايز(?:[هة]|ين)?|عاوز(?:[هة]|ين)?|حاب(?:[هة]|ين)?|حابب(?:[هة]|ين)?|ودك|ودكم|اردت(?:م)?|رغبت(?:م)?|احببت(?:م)?|احتجت(?:م)?|كنت(?:م)? (?:تريد|بحاج[هة]|ترغب)|تحتاج(?:ين|ون)?|محتاج(?:[هة]|ين)?|كان لديك|عندك)";

/** Sentences that offer to work on the text, or speak of it. Each must be the whole line. */
const afterwords = [
  `(?:please )?(?:just )?(?:let me know|tell me|feel free to (?:ask|let me know)|reach out)\\b[^\\n]*\\b${change}`,
  `(?:would|do) you (?:like|want|need|prefer)\\b[^\\n]*\\b${change}[^\\n]*[?:]`,
  `(?:want|need) me to [^\\n]*\\b${change}[^\\n]*\\?`,
  `(?:should|shall|can|may) i [^\\n]*\\b${change}[^\\n]*\\?`,
  `(?:please )?feel free to (?:further )?${change}`,
  `if you${wish}[^\\n]*\\b${change}[^\\n]*(?:i can|i'll|i'd|i am|i'm|let me know|just|tell me|happy to|glad to)`,
  `(?:if (?:you'd like|you want|needed|necessary),? )?(?:i can also|i can|i could|i'd be happy to|i'm happy to|happy to) [^\\n]*\\b${change}[^\\n]*(?:if|for you|upon request|let me know|\\.|!)`,
  `(?:i )?hope (?:this|that|the|you)\\b[^\\n]*(?:\\bhelps?\\b|meets? your|fits? your|works for you|what you(?:'re| are| were)? (?:had in mind|looking|wanted)|suits? your|${thisText})`,
  `(?:i )?hope you (?:like|enjoy) (?:it|this|the ${englishThing})\\b`,
  `(?:\\(?\\**)?(?:approx(?:imate|\\.)? )?(?:total )?word count\\b`,
  `note(?:s)?${colon}? *\\**(?:i(?:'ve| have)? |this ${englishThing}|the (?:above )?${englishThing} (?:is|was|has|above|uses)|as (?:requested|an ai))`,
  `\\(?this (?:is |was )?(?:a |an )?${englishThing}[^\\n]*\\b(?:words|word limit|as requested|your (?:brief|request|requirements)|written (?:in|to|with|for))`,
  `i(?:'ve| have)? (?:kept|used|made sure|included|avoided|left|aimed|tried|focused|maintained|incorporated) [^\\n]*(?:${englishThing}|tone|dialect|keywords?|words?|placeholders?|blanks?)`,
  `(?:هل|لو|اذا|ان|في حال|وان|واذا|ولو)?[^\\n]{0,12}?${arabicWish}[^\\n]{0,60}(?<![\\p{L}])(?:ان )?(?:ا?ن )?${arabicChange}`,
  `(?:اخبرني|اخبريني|اخبروني|قل لي|قولي|قولولي|قوللي|خبرني|خبرنا|خبريني|عرفني|عرفيني|بلغني|علمني|اعلمني|لا تتردد(?:ي|وا)? (?:في|ب)\\p{L}*|ما تتردد(?:ي|ش)?|فقط اخبرني|انا جاهز|انا هنا)[^\\n]*(?:${arabicChange}|${arabicThing} )`,
  `(?:اتمن[يى]|امل|نامل|ارجو|نرجو|ان شاء الله|عسي|يارب)[^\\n]{0,14}?(?:ي?عجبك|يعجبكم|تعجبك|ينال|تنال|يناسبك|يفيدك|يكون)(?:[^\\n]{0,40}(?:اعجابك|اعجابكم|رضاك|رضاكم|${arabicThing}|المطلوب|ما تريد|طلبك))?[.!؟ 😊🌟✨]*$`,
  `(?:اتمن[يى]|امل|ارجو) (?:ان )?(?:يكون|تكون) (?:هذا |هذه )?${arabicThing}`,
  `\\(?(?:عدد الكلمات|اجمالي الكلمات)`,
  `ملاحظ[هة]:? *\\**(?:لقد |تم |قمت |كتبت |حافظت |استخدمت |تركت |هذا ال|${arabicThing} )`,
  `(?:لقد )?(?:حافظت|استخدمت|راعيت|حرصت|ركزت)(?: في| علي)? [^\\n]*(?:${arabicThing}|اللهج[هة]|النبر[هة]|الكلمات)`,
].map((form) => new RegExp(`^[*_>\\s(-]*(?:${form})`, "u"));

const afterwordStarts =
  `please|just|let me know|tell me|feel free|reach out|would you|do you|want me|need me|should i|shall i|can i|may i|if you|if need|if necess|i can|i could|i'd|i'm happy|happy to|i hope|hope|word count|total word|approx|note|this is|this post|this text|this e|this article|this version|this draft|this was|i've|i have|i kept|i used|i made|i included|i avoided|i left|i aimed|i tried|i focused|i maintained|i incorp|هل|لو|اذا|ان |في حال|وان|واذا|ولو|حاب|تحب|تبي|تبغ|بدك|عايز|عاوز|ودك|تريد|ترغب|محتاج|اخبر|قل لي|قول|خبر|عرفني|عرفيني|بلغني|علمني|اعلمني|لا تتردد|ما تتردد|فقط اخبرني|انا جاهز|انا هنا|اتمن|امل|نامل|ارجو|نرجو|عسي|يارب|عدد الكلمات|اجمالي|ملاحظ|لقد|حافظت|استخدمت|راعيت|حرصت|ركزت`.split(
    "|",
  );

/** What ends a letter: behind it only a remark about the letter may follow. */
const signatures =
  /^[*_\s]*(?:best|kind|warm|warmest|yours|sincerely|regards|cheers|thanks|thank you|respectfully|\[[^\]]{2,40}\]|[-–—]\s*\p{L}|مع (?:خالص |اطيب |فائق |كل )?(?:التحي|تحيا|الشكر|التقدير|الاحترام|الود|الحب)|تحيا|تحيه|وتفضلوا|المخلص|شكرا|دمتم|والسلام|فريق|team|the .{2,40} team)/u;

function foldLine(line: string): string {
  return fold(line.replace(/[’‘`]/g, "'")).trim();
}

function mayStart(folded: string, starts: readonly string[]): boolean {
  const plain = folded.replace(/^[*_>\s(-]+/, "");
  return (
    plain === "" || starts.some((start) => (plain.length < start.length ? start.startsWith(plain) : plain.startsWith(start)))
  );
}

/** A preamble names the text, or says that it is here, within so many words; behind an assent there are more. */
const wordsToName = { assent: 14, english: 10, arabic: 6 };
const naming = new RegExp(`${englishThing}\\b|(?<![\\p{L}])${arabicThing}(?![\\p{L}])|requested|here (?:it|you|we) `, "u");
const startsWithAck = new RegExp(`^${dressed}${ack}(?![\\p{L}])`, "u");

function namesInTime(line: string): boolean {
  const folded = foldLine(line);
  const words = startsWithAck.test(folded)
    ? wordsToName.assent
    : /^[*_>\s]*[a-z]/.test(folded)
      ? wordsToName.english
      : wordsToName.arabic;
  const [first] = new RegExp(`^(?:\\S+\\s+){${words}}`, "u").exec(line.trimStart()) ?? [];
  return first === undefined || naming.test(foldLine(first));
}

/** Whether the beginning of a first line may become a preamble. */
export function mayBePreamble(beginning: string): boolean {
  return beginning.length <= remarkMaxChars && mayStart(foldLine(beginning), preambleStarts) && namesInTime(beginning);
}

/** A whole first line: a preamble for itself, an assent that is one where a text visibly begins behind it, or neither. */
export function preambleIn(line: string): "preamble" | "ack" | null {
  if (line.length > remarkMaxChars || !namesInTime(line)) return null;
  const folded = foldLine(line);
  if (preambles.some((form) => form.test(folded))) return "preamble";
  return bareAck.test(folded) ? "ack" : null;
}

/** How many characters of a line are a preamble before the text in the same line. */
export function inlinePreambleChars(line: string): number {
  const colonAt = line.search(/[:：]/);
  if (colonAt === -1 || colonAt > 200 || !namesInTime(line)) return 0;
  const rest = /^[*_]*\s+/.exec(line.slice(colonAt + 1));
  if (!rest || rest[0].length === line.length - colonAt - 1) return 0;
  return inlinePreamble.test(`${foldLine(line.slice(0, colonAt + 1))} `) ? colonAt + 1 + rest[0].length : 0;
}

/** Whether the beginning of a line may become an afterword. */
export function mayBeAfterword(beginning: string): boolean {
  return beginning.length <= remarkMaxChars && mayStart(foldLine(beginning), afterwordStarts);
}

export function isAfterword(line: string): boolean {
  if (line.length > remarkMaxChars) return false;
  const folded = foldLine(line);
  if (afterwords.some((form) => form.test(folded))) return true;
  const sentences = folded.split(/(?<=[.!?؟])\s+/u);
  return sentences.length > 1 && sentences.every((sentence) => afterwords.some((form) => form.test(sentence)));
}

export function isSignature(line: string): boolean {
  return line.length <= 80 && signatures.test(foldLine(line));
}

const thingForm = new RegExp(`(?:\\b(?:this|the|your) ${englishThing}\\b|(?<![\\p{L}])${arabicThing}(?![\\p{L}]))`, "u");

/** Whether an offer speaks of the text as a text: 'the email', «النص». */
export function namesTheText(line: string): boolean {
  return thingForm.test(foldLine(line));
}
