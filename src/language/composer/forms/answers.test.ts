import { describe, expect, it } from "vitest";
import { notesFor } from "../facts/matching-notes.ts";

const answers = (question: string, notes: readonly string[], topic = "") =>
  notesFor([question], notes, topic).get(question) ?? null;

const cases: readonly (readonly [question: string, answer: string | null, others: readonly string[]])[] = [
  // Egyptian
  ["أجيب معايا إيه؟", "هاتي كارت التطعيمات وشهادة الميلاد", ["الحجز واتساب قبلها بيوم", "العيادة فوق محل النضارات"]],
  ["ابني عنده برد ينفع يتطعم؟", "لو حرارته فوق ٣٨ بنأجل", ["تطعيم الأنفلونزا ٤٥٠ جنيه"]],
  ["في ركنة؟", "الجراج تحت العمارة بـ 20 جنيه", ["بنفتح من 10"]],
  ["بتوصلوا أكتوبر؟", "التوصيل لأكتوبر بـ 60 جنيه", ["المنيو على الصفحة"]],
  // Saudi
  ["تستقبلون حالات بالليل؟", "الطوارئ 24 ساعة بس بالاتصال قبل", ["الدوام من 4 العصر إلى 11 بالليل"]],
  ["وش أجيب معي؟", "جيب الهوية وكرت التأمين", ["العيادة في حي النرجس"]],
  ["أقدر أرجّع القطعة؟", "الاسترجاع خلال 7 أيام مع الفاتورة", ["الشحن 25 ريال"]],
  ["عليه ضمان؟", "ضمان سنتين على الموتور", ["السعر 900 ريال"]],
  // Emirati, Kuwaiti, Qatari
  ["شو أييب وياي؟", "ييبوا الهوية وصورة شخصية", ["المكان ورا البنك"]],
  ["في مواقف؟", "مواقف مجانية ورا المبنى", ["الدوام لين 10"]],
  ["شنو أييب معاي؟", "هاتوا فوطة ونعال بحر", ["الحجز قبل يومين"]],
  ["ينفع اليهال يحضرون؟", "العمر من 6 سنين وفوق", ["القاعة في الدور الثاني"]],
  ["تقبلون بطاقة؟", "الدفع كاش أو رابط", ["نوصل كل المناطق"]],
  // Lebanese, Jordanian
  ["شو بجيب معي؟", "جيبو شرشف وقنينة مي", ["منبلش 8 الصبح"]],
  ["فيي ألغي الحجز؟", "الإلغاء قبل 24 ساعة بلا كلفة", ["الغرفة بـ 60 دولار"]],
  ["بتوصلوا عالزرقا؟", "التوصيل للزرقا ب 3 دنانير", ["الصاج سخن كل يوم"]],
  ["قديش بتاخد الجلسة؟", "الجلسة مدتها 45 دقيقة", ["الدكتورة رنا"]],
  // Standard
  ["ماذا أحضر معي؟", "يرجى إحضار أصل الهوية", ["المكتب في الطابق الثالث"]],
  ["هل يوجد توصيل؟", "نوصل داخل المدينة مجانًا", ["الطلب عبر الموقع"]],
  // English
  ["What should I bring?", "have your ID and insurance card ready", ["we open at 8"]],
  ["My son has a fever, can he come?", "we reschedule anyone with a temperature over 100.4", ["Dr. Lee sees kids on Tuesdays"]],
  ["Do you take walk-ins?", "by appointment only, text us", ["haircuts are $35"]],
  ["Is there parking?", "free lot behind the building", ["two blocks from the train"]],
  ["Can I get my money back?", "full refund within 14 days", ["ships in 2 days"]],
  // Nothing told answers these
  ["بتبيعوا أجهزة؟", null, ["الزيارة ٩٠ ريال", "الفني يوصل خلال ساعتين"]],
  ["في حساسية من المكسرات؟", null, ["الكيلو بـ 18 دولار", "المحل بالأشرفية"]],
  ["Is it vegan?", null, ["a box is $24", "we open at 9"]],
  ["عندكم قسم للنساء؟", null, ["الاشتراك 300 ريال", "المدرب معتمد"]],
  ["Do you ship to Canada?", null, ["open 9 to 5", "founded by two sisters"]],
];

describe("an answer", () => {
  it.each(cases)("to “%s” is the note that means it, or a blank", (question, answer, others) => {
    expect(answers(question, answer === null ? others : [...others, answer])).toBe(answer);
  });

  it("is not chosen for a word of the topic that half of the notes have", () => {
    expect(answers("ابني عنده برد ينفع يتطعم؟", ["تطعيم الأنفلونزا ٤٥٠ جنيه"], "مواعيد تطعيم الأطفال")).toBeNull();
  });

  it("goes to the question that it answers best, whichever is asked first", () => {
    const notes = ["الحجز واتساب", "السعر 90 ريال والحجز بدون دفع"];
    const found = notesFor(["كم السعر مع الحجز؟", "كيف أحجز؟"], notes, "");
    expect([...found.values()].toSorted()).toEqual(notes.toSorted());
    expect(found.get("كم السعر مع الحجز؟")).toBe(notes[1]);
  });
});
