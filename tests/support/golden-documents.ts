import { composeBrief } from "#language/composer/compose-brief.ts";
import type { DocumentSource } from "#language/document/read-document.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { profileOf } from "#language/varieties/registry.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { knownText } from "./known-text.ts";
import { sampleBrief } from "./sample-brief.ts";

export interface GoldenDocument extends DocumentSource {
  readonly name: string;
}

/** Texts with headings, lists, labels and blanks between their paragraphs. */
const articleTemplate = 1;
const writtenTemplates = [articleTemplate, 6, 3];

function written(variety: Variety, templateId: number): GoldenDocument {
  const template = findTemplate(templateId);
  if (!template) throw new Error(`no template ${templateId}`);
  const brief = sampleBrief(templateId, variety);
  const words = typeof brief.words === "number" ? brief.words : 200;
  const markdown = templateId === articleTemplate ? knownText(brief, words) : composeBrief(brief, template, words, 7);
  return { name: `${variety}, template ${templateId}`, title: brief.topic, tag: profileOf(variety).tag, markdown };
}

const arabic = (name: string, markdown: string): GoldenDocument => ({ name, title: "مستند", tag: "ar-SA", markdown });
const english = (name: string, markdown: string): GoldenDocument => ({ name, title: "A document", tag: "en-US", markdown });

const special: readonly GoldenDocument[] = [
  arabic("plain paragraphs", "فتحنا المحل من سنة، والناس تعرفنا بالاسم.\n\nكل يوم نخبز قبل الفجر، ونقفل لما يخلص الخبز."),
  arabic("headings of all levels", "# أول\n\n## ثانٍ\n\n### ثالث\n\n#### رابع\n\n##### خامس\n\n###### سادس\n\nنص تحتها كلها."),
  arabic(
    "mixed words",
    "نستخدم Google Analytics 4 و Meta Ads Manager كل يوم.\n\nOpenAI يقدم نموذج GPT للشركات العربية الكبيرة والصغيرة.",
  ),
  arabic(
    "lists in lists",
    "1. أول\n   - فرع\n     - فرع الفرع\n2. ثانٍ\n\n   فقرة في البند الثاني.\n\n3. ثالث\n\nوبعدها:\n\n7. سابع\n8. ثامن",
  ),
  arabic(
    "a table",
    "| البند | السعر | ملاحظات |\n| :-- | :-: | --: |\n| قهوة | 12 ريال | حارّة |\n| Latte | $4.50 | Hot & cold. |\n| شاي | ٥ ريالات | |",
  ),
  arabic(
    "numbers",
    "باع المحل 1,299 قطعة في 2026، أي 12.5% أكثر، و٣٬٤٥٠ قطعة في فرع جدة.\n\nالهاتف +966 50 123 4567 والموعد 2026-12-05 الساعة 10:30.",
  ),
  arabic("prices", "السعر 249 ريالًا بدل 299، أو $65.99، أو €60، أو 1.250 د.ك فقط."),
  arabic("brackets", "قال (وهو صادق): «جرّبوه [اليوم] قبل {الغد}». واشترِ iPhone (256GB) أو (Excel)."),
  arabic(
    "signs around words",
    "قال (وهو صادق): «جرّبوه [اليوم] قبل {الغد}». واشترِ iPhone (256GB) أو (Excel) من **Google** Ads الآن.\n\nالهاتف +966 50 123 4567 والموعد 2026-12-05 الساعة 10:30، وربح 5% من 1,299.50 ريال في ١٢٪، أي ٣٬٤٥٠ تقريبًا.",
  ),
  arabic("diacritics", "شكرًا جدًا، إنَّ القهوةَ أوّلًا ثم العملُ، والمعلّم يدرّس مجّانًا، وحقَّ وحُبٌّ ومرّة 🎉."),
  arabic("emoji", "وصلت الشحنة 🎉 والخصم ٥٠٪ 🔥🔥\n\n- ✅ توصيل مجاني\n- ❤️ تغليف هدية 👨‍👩‍👧 🇸🇦\n\nأهلًا 👋🏽 بالجميع"),
  arabic(
    "composed emoji",
    "1️⃣ اختر الصنف\n\n2️⃣ اكتب العنوان 🏴‍☠️ و🐻‍❄️\n\n## عنوان 🙂‍↔️\n\n| صنف 🎁 | 🇪🇬 |\n| --- | --- |\n| ❤️‍🔥 شاي | ☑️ |",
  ),
  arabic(
    "foreign items",
    "- قهوة سادة لمن يحب الطعم كما هو من غير سكر.\n- Hot coffee.\n- 4K TV (55 inches)!\n- شاي بالنعناع يُقدَّم بعد الغداء.\n\n> قال صاحبها لكل من سأله عن المواعيد:\n>\n> We open at 7.",
  ),
  arabic("code", "شغّل `npm install` ثم:\n\n```js\nconst price = 100; // السعر\n```\n\nوانتهى."),
  arabic(
    "links",
    "زوروا [المتجر](https://example.com/shop?a=1&b=2) أو https://example.com أو a@example.com أو [هنا](javascript:alert(1)).",
  ),
  arabic("a quote and a rule", "> اللي فات مات.\n>\n> - حتى القائمة\n\n---\n\nوالسلام."),
  arabic("tasks and looks", "- [x] **مهم** و*بارز* و~~ملغي~~\n- [ ] سطر\\\nثانٍ"),
  arabic(
    "raw HTML",
    "<div onclick=alert(1)>نص</div>\n\nسطر <b>غامق</b> و<br>جديد\n\n![صورة المحل](https://tracker.example/x.png)",
  ),
  arabic(
    "an English part",
    "نص عربي طويل في أول الملف ليكون هو لغته كلها.\n\nThis paragraph is English, and it ends with a full stop.\n\n1. First point\n2. Second point",
  ),
  arabic(
    "names in headings, lists and tables",
    [
      "# خطة Ramadan 2026 للعميل Nejd Café",
      "## Instagram وتوزيع Snapchat",
      "نبدأ مع Nejd Café من أول الشهر، والهدف أن يعرف الناس فرع Riyadh Park الجديد.",
      "- iPhone 15 Pro\n- Galaxy S24 Ultra\n- حامل Joby GorillaPod للتصوير\n- Adobe Lightroom, Canva Pro & CapCut.",
      "1. Google Ads Manager\n2. Meta Business Suite",
      "| Platform | Budget | الملاحظات |\n| --- | --- | --- |\n| Instagram | 5,000 SAR | Reels كل يوم |\n| Snapchat | 3,000 SAR | Stories & Lenses. |",
      "| Channel | Owner |\n| --- | --- |\n| Email | Huda |",
      "> Nejd Café: القهوة كما نحبها.",
      "Nejd Café is a coffee house in Riyadh; all of this plan is for its new branch (نجد).",
    ].join("\n\n"),
  ),
  arabic(
    "two languages",
    "# عرض السعر\n\nنقدم لكم العرض التالي:\n\n- تصميم الهوية\n\n---\n\n# Quotation\n\nWe offer the following:\n\n- Brand identity\n- Launch campaign\n\n| Item | Price |\n| --- | --- |\n| Logo | 4,000 SAR |",
  ),
  arabic("a direction by hand", "# \u200Eخطة Ramadan\n\n\u200EOpenAI هي شركة\n\n- \u200EiPhone 15\n- عربي\n\n\u200FGoogle Ads."),
  english(
    "Arabic names in headings, lists and tables",
    [
      "# Ramadan plan for مقهى نجد in Riyadh",
      "مقهى نجد opens its second branch in March, and we tell everybody in town.",
      "- قهوة سعودية\n- Karak tea (كرك)\n- معمول",
      "| Dish | Arabic name |\n| --- | --- |\n| Rice with meat | كبسة |\n| Dates | تمر |",
      "| الصنف | السعر |\n| --- | --- |\n| قهوة | 12 |",
      "أهلًا وسهلًا بكم في مقهى نجد، حيث تبدأ الحكاية.",
    ].join("\n\n"),
  ),
  english(
    "plain paragraphs",
    "We opened last year, and people know us by name.\n\nWe bake before dawn. We close when the bread is gone.",
  ),
  english(
    "lists, a table and money",
    "# Prices\n\n1. Tea, $4.50\n2. Coffee, 12% off\n\n| Item | Price |\n| --- | ---: |\n| Tea | $4.50 |\n| Coffee | $6 |",
  ),
  english(
    "Arabic words",
    "They greet each other with مرحبا and answer with أهلًا وسهلًا every day.\n\n**Shukran (شكرًا)** means thanks.",
  ),
  english(
    "odd Markdown",
    [
      "Setext heading\n===",
      "Another\n---",
      "Text with ***nested** stress*, `` code ` here ``, \\*escapes\\*, &copy; entities &amp; a line  \nbroken hard.",
      "\tindented code",
      "~~~ruby\nputs 1\n~~~",
      "* one\n+ other bullet\n- third bullet\n\n  loose paragraph",
      "10) ten\n11) eleven",
      '[reference][r], [collapsed][], <https://example.com/a_b>, ![picture](/x.png "title")',
      "[r]: https://example.com/r 'Title'\n[collapsed]: mailto:a@example.com",
      "<!-- a comment -->",
      "***",
      "> quote\nlazy line",
      "| a | b |\n| - | - |\n| only one |\n| 1 | 2 | 3 |",
      "A note[^n] and ~~struck~~.\n\n[^n]: The note\n\n    with a second paragraph",
      "# Closed heading #",
      "[not a link] [](https://empty.example) **not bold",
    ].join("\n\n"),
  ),
  english("one very long word", `A word of ${"long".repeat(300)} letters.`),
];

/** What every exporter must keep whole: texts of all varieties as they are written here, and what usually breaks. */
export const goldenDocuments: readonly GoldenDocument[] = [
  ...varieties.flatMap((variety) => writtenTemplates.map((template) => written(variety, template))),
  ...special,
];
