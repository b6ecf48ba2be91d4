import { expect, it } from "vitest";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { check } from "./check.ts";
import { findNotes } from "./notes.ts";

const variety = (text: string) => (/\p{Script=Arabic}/u.test(text) ? "ar-standard" : "en-american");

const told = (text: string, ...notes: string[]) =>
  findNotes({ text, brief: { ...sampleBrief(1, variety(text)), notes } }).map(({ isTold }) => isTold);

it("knows a note as it was typed, whatever its letters and last mark", () => {
  expect(told("نفتح الخميس، الساعة ٥.", "نفتح الخميس، الساعة 5")).toEqual([true]);
  expect(told("Come by: we open Thursday at 5 pm!", "We open Thursday at 5 pm.")).toEqual([true]);
});

it("knows a note in other words by its words and all its figures", () => {
  expect(told("From Thursday the doors open, at 5 pm sharp.", "opens Thursday at 5 pm")).toEqual([true]);
  expect(told("From Thursday the doors open, at 6 pm sharp.", "opens Thursday at 5 pm")).toEqual([false]);
  expect(told("Good things take time.", "opens Thursday at 5 pm")).toEqual([false]);
});

it("knows a note whoever its verbs speak of, and whatever figures are written in", () => {
  expect(told("ولا توقّعوا على إشي ما قريتوه.", "لا توقع على إشي ما قريته")).toEqual([true]);
  expect(told("اطلبوا واتساب، وابدوا بالعينة.", "الطلب واتساب")).toEqual([true]);
  expect(told("نفحصها جدامك بعشرة دنانير.", "الفحص 10 دنانير")).toEqual([true]);
  expect(told("نفحصها جدامك بعشرين دينار.", "الفحص 10 دنانير")).toEqual([false]);
});

it("knows a note with a joined 'and', a count by its noun, and whom a mail goes to", () => {
  expect(told("يبوا وياكم تقرير الدكتور والأشعة، والبسوا شورت.", "يب معاك تقرير الدكتور والأشعة والبس شورت")).toEqual([true]);
  expect(told("رح تحكي كلمة 3 دقايق.", "عدد الدقائق: 3", "عدد الدقائق: 5")).toEqual([true, false]);
  expect(told("أهلين أستاذ طارق،", "المرسل إليه: أستاذ طارق مدير المشتريات")).toEqual([true]);
  expect(told("وهالرمسة قالتها أم سيف.", "الكلام اللي فوق قالته أم سيف من أمهات الطلاب")).toEqual([true]);
});

it("knows a note whose figures stand together, and a long one by half of its words", () => {
  expect(told("عنا تشكيلة طاولات، من 145 لـ 390 دينار.", "الأسعار من 145 لـ 390 دينار")).toEqual([true]);
  expect(told("عقب 10 أيام تستلمون الفلاش.", "يخلص في 10 أيام")).toEqual([true]);
  expect(told("عقب 20 يوم تستلمون الفلاش.", "يخلص في 10 أيام")).toEqual([false]);
});

it("takes a day for told, and no hour or place that stands beside it in the note", () => {
  expect(told("من اجتماعنا معك بـ9 كانون الأول.", "آخر تواصل: اجتمعنا مع المديرة 9 كانون الأول 2026")).toEqual([true]);
  expect(told("موعدنا 14 يناير.", "الافتتاح 14 يناير 2027 الساعة 5 العصر")).toEqual([false]);
});

it("knows a note's value behind its label, and its parts one by one", () => {
  expect(told("سلة الحارة ما أرسلت لكم تنبيه.", "التطبيق اسمه سلة الحارة")).toEqual([true]);
  expect(told("الكيس بـ135 دينار بس.", "السعر: 135 دينار أردني", "السعر: 140 دينار أردني")).toEqual([true, false]);
  const dishes = "الأطباق: بوري سنجاري، صيادية بالرز البني، طاجن جمبري، سلطة طحينة";
  expect(told("البوري بيتعمل سنجاري.\n\nوالصيادية رزها بني.\n\nوبعدها طاجن الجمبري.", dishes)).toEqual([true]);
  expect(told("البوري بيتعمل سنجاري.\n\nوبعدها طاجن فراخ.", dishes)).toEqual([false]);
});

it("knows a note by its figure beside what it counts, and a day without its year", () => {
  expect(told("مشكورين يا الـ30 متطوع.", "30 متطوع من أهل المنطقة")).toEqual([true]);
  expect(told("حصل 30 ريال وراح.", "30 متطوع من أهل المنطقة")).toEqual([false]);
  expect(told("نلتقي السبت 6 شباط بمركز الشباب.", "الحفل السبت 6 شباط 2027 بمركز الشباب")).toEqual([true]);
  expect(told("الفحص بـ350 ريال.", "العلوي 350 ريال ويشمل منظار وتحليل دم")).toEqual([false]);
});

it("does not take words from all over the text for a note", () => {
  const note = "بنوصّل لكل القاهرة في نفس اليوم";
  expect(told("اللي عايزين نوصّله هنا: ساعة تخطيط.\n\nكل واحد ونفسه.\n\nالبن بيرتاح.\n\nكام يوم قبل الإسبريسو.", note)).toEqual([
    false,
  ]);
  expect(told("التوصيل عندنا سريع: بنوصّل في نفس اليوم. القاهرة كلها.", note)).toEqual([true]);
});

it("offers to put in what is missing, and the change makes it told", () => {
  const text = "# العنوان\n\nأول جملة في النص ده.\n\nآخر جملة في النص ده.";
  const brief = sampleBrief(1, "ar-egyptian", { notes: ["الكوب بـ18 جنيه"], keywords: [] });
  const missing = check(text, brief).suggestions.find(({ code }) => code === "note_missing");
  expect(missing?.params).toEqual({ note: "الكوب بـ18 جنيه" });
  const { start, end, replacement } = missing?.fix ?? { start: 0, end: 0, replacement: "" };
  const mended = text.slice(0, start) + replacement + text.slice(end);
  expect(mended).toBe("# العنوان\n\nأول جملة في النص ده. الكوب بـ18 جنيه.\n\nآخر جملة في النص ده.");
  expect(check(mended, brief).notes).toEqual([{ note: "الكوب بـ18 جنيه", isTold: true }]);
  expect(check(mended, brief).claims).toEqual([]);
});

it("knows a name that a note tells by the name, and what else the note tells by itself", () => {
  const note = "اسم الورشة خيط ومقص، شغالين من ٢٠١١";
  expect(told("إحنا شغالين من 2011.\n\nورشة خيط ومقص", note)).toEqual([true]);
  expect(told("إحنا شغالين من 2011.", note)).toEqual([false]);
  expect(told("خيط ومقص.", note)).toEqual([false]);
  expect(told("كل المقاسات عندنا.", "السستم اسمه مقاس")).toEqual([false]);
  expect(told("Hi Dana, thank you.", "The customer’s name is Dana")).toEqual([true]);
});
