import { describe, expect, test } from "vitest";
import type { Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { fc } from "#tests/support/properties.ts";
import { blogPost } from "../../templates/blog-post.ts";
import { reelsScript } from "../../templates/reels-script.ts";
import type { Template } from "../../templates/template.ts";
import { viewOf } from "../view.ts";
import { findClaims } from "./claims.ts";

function claimsOf(text: string, notes: readonly string[] = [], template: Template = blogPost, variety: Variety = "ar-saudi") {
  const brief = testBrief({ variety, topic: "محل", keywords: [], fields: {}, notes: [...notes] });
  return findClaims(viewOf(text, brief), template).map(({ start, end }) => text.slice(start, end));
}

describe("what nobody told is named, said in words too", () => {
  test.each([
    ["والباقي على سبع سنين.", ["سبع سنين"]],
    ["الصبغ عليه ضمان سنتين.", ["سنتين"]],
    ["الحبة بدينار وربع بس.", ["بدينار وربع"]],
    ["اليوم الأول بنص سعره.", ["بنص سعره"]],
    ["صينيتنا تشبّع اتنين وأكتر.", ["اتنين وأكتر"]],
    ["يكفي ثلاث جمل في الإيميل.", []],
    ["صار عنا ميتين وخمسين سوبرماركت.", ["ميتين وخمسين سوبرماركت"]],
    ["نبدأ الساعة الثامنة والنصف.", ["الساعة الثامنة"]],
    ["وبدنا إياكم جاهزين عالستة الصبح.", ["عالستة الصبح"]],
    ["نفتح يوم الأحد للجميع.", ["الأحد"]],
    ["العرض ماشي لين ثالث أيام العيد.", ["ثالث أيام"]],
    ["على يد الدكتور فهد العجمي.", ["الدكتور فهد العجمي"]],
    ["تحصلنا في شارع أحمد الجابر اليوم.", ["شارع أحمد الجابر"]],
    ["قبال مطعم البحار بالسوق.", ["مطعم البحار"]],
    ["حيّاكم في مطعم «بيت الجد» بالرياض.", ["«بيت الجد»"]],
    ["أبو صايل من الغور حكالنا عن موسمه.", ["أبو صايل"]],
  ])("%s", (text, expected) => expect(claimsOf(text)).toEqual(expected));

  test.each([
    ["Dr. Hannah Whitlock will see you.", ["Dr. Hannah Whitlock"]],
    ["We are on Mill Road every day.", ["Mill Road"]],
    ["Boats go out at half past nine.", ["half past nine"]],
    ["The season opens with a dozen couples.", ["dozen couples"]],
    ["See you on Thursday.", ["Thursday"]],
  ])("%s", (text, expected) => expect(claimsOf(text, [], blogPost, "en-american")).toEqual(expected));
});

describe("what was told is no claim, in whatever form it stands", () => {
  test.each([
    ["تعالوا مطعم «بيت الجد».", "اسمنا بيت الجد"],
    ["بربعمية وعشرين جنيه.", "420 جنيه"],
    ["48 ساعة قبل الموعد.", "قبلها بيومين"],
    ["أول تلاتين دقيقة ببلاش.", "أول نص ساعة مجانًا"],
    ["الانطلاق خمسة ونص الصبح.", "الانطلاق 5:30"],
    ["كل ثلاث شهور.", "4 مرات في السنة"],
    ["الدكتور عبدالرحمن يستقبلكم.", "د. عبدالرحمن المالكي"],
    ["في شارع أحمد الجابر.", "العنوان: أحمد الجابر"],
    ["سعرها بتسعين ألف.", "90,000 ريال"],
    ["يوم الخميس موعدنا.", "كل خميس"],
    ["يومين في الأسبوع عندنا.", "السبت والتلات من 11"],
  ])("%s", (text, note) => expect(claimsOf(text, [note])).toEqual([]));
});

test.each([
  "ثلاث خطوات وتخلص، وخمس نصايح تفيدك.",
  "فنجان على الصبح أحسن من ألف اجتماع.",
  "شركة التأمين وعيادة الأسنان في كل حي.",
  "عم تقول ستي، وعم يحكي سيدي.",
  "ما في أحد يعرف، واحد ولا اثنين.",
  "من الحي على طول.",
  "المصنعية وتمن القطعة قبل الشغل.",
  "لا تحجزوا طاولة لأربعة وإنتو واحد.",
])("ways of speaking are no claims: %s", (text) => expect(claimsOf(text)).toEqual([]));

test("the seconds of a scene are its layout, also behind its name", () => {
  expect(claimsOf("**المشهد الثاني: 3–12 ثانية**\n- الصوت: يلا.\n\n**20–26 ثانية**\n- الصوت: خلاص.", [], reelsScript)).toEqual(
    [],
  );
  expect(claimsOf("**Scene 2 (3–12 seconds)**\n- Voice: go.", [], reelsScript, "en-american")).toEqual([]);
  expect(claimsOf("**التسليم:** 3–12 يوم")).not.toEqual([]);
});

test("in a script the hour sets the scene", () => {
  expect(claimsOf("الساعة 9 صباحًا، والمحل فاضي.", [], reelsScript)).toEqual([]);
  expect(claimsOf("نفتح الساعة 9 صباحًا.")).toEqual(["9"]);
});

test("a told figure is never called untold, whatever its digits, currency and order", () => {
  const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  const forms = [
    (value: number) => String(value),
    (value: number) => value.toLocaleString("en-US"),
    (value: number) => arabicDigits(String(value)),
    (value: number) => arabicDigits(value.toLocaleString("en-US").replaceAll(",", "٬")),
  ];
  const form = fc.constantFrom(...forms);
  const around = fc.constantFrom("السعر # ريال", "بـ# درهم", "# جنيه للفرد", "و#٪ خصم", "KD # بس");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), form, form, around, around, (value, told, said, one, other) => {
      expect(claimsOf(`${other.replace("#", said(value))}.`, [one.replace("#", told(value))])).toEqual([]);
    }),
  );
});

describe("what follows from told figures is no claim", () => {
  test.each([
    ["شهرين تأمين يعني 15000 جنيه.", ["الإيجار 7500 جنيه", "تأمين شهرين"]],
    ["السنة التانية 8250 جنيه، والتالتة 9075.", ["الإيجار 7500 جنيه", "زيادة 10% كل سنة"]],
    ["138 دينار مرة وحدة.", ["التنكة بـ 135 دينار", "التوصيل 3 دنانير"]],
    ["سلّموا الأوراق قبل 27 فبراير.", ["الموعد 2027-03-09", "قبلها بعشر أيام"]],
    ["100 سم في 100 سم.", ["متر في متر"]],
    ["بعد 12 شهر.", ["العقد سنة"]],
    ["- على الشاشة: 2. برّدوا قبل التحميل", []],
    ["وبعدها جرّب سبع ليالي.", []],
    ["اختار اليوم اللي يناسبك من الاتنين.", []],
    ["هتبقوا كام فرد؟", []],
    ["المكنة نفسها، وهي مجموعة التروس اللي جوه.", []],
    ["وج طوني قدام الميكروفون، عم يبتسم. وقال كلمته.", []],
    ["وولدج يقول لج بكل براءة: «يمه، مو جذي مال يدتي».", []],
    ["من تسع ونص بالليل لين ثنتين.", ["من 9 ونص بالليل لين 2"]],
    ["يوم الجمعة، والكل ناطر الغدا.", []],
    ["أربع أرباع تكلفكم 1040 درهم، والتولة أرخص بـ90.", ["الربع تولة بـ260 درهم", "التولة 950 درهم"]],
    ["لو عيّنت 10 في الغرف، الحساب 6800 جنيه.", ["طقم الغرف بـ680 جنيه"]],
    ["جاب 6/6.", []],
    ["لحد ما تثبت فقاعة الميزان بالنص.", []],
    ["يمكن حد يقول: «والفني مالكم، أكيد بيوقف وياكم».", []],
  ])("%s", (text, notes) => expect(claimsOf(text, notes)).toEqual([]));

  test.each([
    ["يعني صار عنا 9 فروع.", ["9"], ["الربع تولة بـ260 درهم"]],
    ["يعني يوفر عليك 37 درهم.", ["37 درهم"], ["2 علب", "5 حبات"]],
    ["يعني الحساب 1,111 درهم.", ["1,111 درهم"], ["الربع تولة بـ260 درهم", "التولة 950 درهم"]],
    ["الإيجار هيبقى 8400 جنيه.", ["8400 جنيه"], ["الإيجار 7500 جنيه", "زيادة 10% كل سنة"]],
    ["وقال أبو خالد: «أكيد بيوقف وياكم دايمًا».", ["أبو خالد", "«أكيد بيوقف وياكم دايمًا»"], []],
    ["سلّموا الأوراق قبل 23 فبراير.", ["23 فبراير"], ["الموعد 2027-03-09", "قبلها بعشر أيام"]],
  ])("but %s does not", (text, expected, notes) => expect(claimsOf(text, notes)).toEqual(expected));
});

test.each([
  ["الساعة تسعة بالليل. واحد على الكنباية والثاني نايم.", "an evening that is shown"],
  ["ليلة الجمعة، والكل يالس، وثلاث بطانيات على اليهال.", "a picture's counts"],
  ["تخيلوها ليلة الخميس: إبريق الشاي وثلاث صحاب.", "what readers are to imagine"],
  ["صندوق كتلته 5 كيلو بنشده بقوة 20 نيوتن. التسارع كام؟", "an exercise"],
  ["مثال للحساب: أربع سندوتشات بـ 140 جنيه.", "an example"],
  ["السباك بقاله يومين بيقولك جاي.", "how long a reader's trouble has lasted"],
  ["صحّ كل يوم بنفس الوقت، حتى الجمعة.", "not even that day"],
  ["السعر للي يقول: «أنا ما أحب الحلو وايد».", "what anybody may say"],
  ["منو منكم قالت: «أنا بس ألعب ويا رفيجاتي»؟", "whoever said it"],
  ["قال لكم: «خلينا نحلها بيناتنا بلا كروكي»؟", "what readers were told"],
  ["واحد ينزل الدريشة ويقول: «ما شاء الله، موديل كم هذي؟»", "a question"],
  ["يصير عندكم لستة قصيرة.", "a list"],
  ["شايله من مطب واحد على كوبري 15 مايو.", "the name of a bridge"],
  ["دوروا على ثلاث معلومات: التاريخ والمبلغ والبند.", "what stands behind the colon"],
  ["ميتنج التسعة واقفين، وعقبها قاعة الفندق.", "an hour, and any hotel's hall"],
])("%s is no claim: %s", (text) => expect(claimsOf(text)).toEqual([]));

test("what looks like it and tells of the shop itself stays a claim", () => {
  expect(claimsOf("الساعة الثامنة نفتح للجميع.")).toEqual(["الساعة الثامنة"]);
  expect(claimsOf("واحد من زبايننا قال: «ييت وأنا ما روم أمشي على ريولي».")).toHaveLength(1);
  expect(claimsOf("صار لنا يومين ونحن نجهز المحل.")).toEqual(["يومين"]);
  expect(claimsOf("ورشة للساعات القديمة، بخبرة أكتر من 25 سنة.")).toEqual(["25 سنة"]);
  expect(claimsOf("لو عشرين طقم، الحساب 9900 جنيه.", ["طقم 1 بـ 680 جنيه"])).toContain("9900 جنيه");
  expect(claimsOf("لو عشرين طقم، الحساب 13600 جنيه.", ["طقم 1 بـ 680 جنيه"])).toEqual([]);
  expect(claimsOf("من الأحد حتى الخميس نستقبلكم.")).toEqual(["الأحد", "الخميس"]);
});

test.each([
  ["المحصلة 1,800,000 ليرة.", "الطلعة بمليون و800 ألف ليرة"],
  ["الدور 2 عندنا.", "شارع تونس، الدور الثاني"],
  ["تدفعون 15 ألف جنيه.", "التأمين 15000 جنيه"],
  ["يصير الشخص بـ166 ريال ونص.", "الشخص 185 ريال، وخصم 10% قبل يناير"],
  ["عندنا خمسة أصناف.", "المنيو: فول، طعمية، بطاطس، سجق، بيض"],
  ["أسئلتكم ووراها أربعة كمان بنفس المعنى.", "أسئلة: متى؟ وين؟ بكم؟ كيف؟ ليش؟"],
])("%s follows from the note: %s", (text, note) => expect(claimsOf(text, [note])).toEqual([]));
