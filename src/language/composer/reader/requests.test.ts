import { describe, expect, it } from "vitest";
import { composableVarieties, composeBrief } from "#language/composer/compose-brief.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { templates } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { withoutRequests } from "./requests.ts";

it.each([
  ["دهن عود معتّق من دارنا، نبا نسوي له إعلان قبل رمضان", "دهن عود معتّق من دارنا"],
  ["احنا ورشة خيامية وعايزين نكتب صفحة من نحن", "احنا ورشة خيامية"],
  ["Our bakery turns five and we need a post for Instagram", "Our bakery turns five"],
  ["أبي خطة حصة عن الغوص واللؤلؤ حق الصف الرابع", "الغوص واللؤلؤ حق الصف الرابع"],
  ["نريد تنظيم دورة في لغة الإشارة لموظفي الاستقبال", "دورة في لغة الإشارة لموظفي الاستقبال"],
  ["نادٍ رياضي نسائي في جدة يحتاج خطة منشورات لشهر فبراير", "نادٍ رياضي نسائي في جدة"],
  ["كلمة بحفل تكريم المتطوعين بإربد", "حفل تكريم المتطوعين بإربد"],
  ["نبذة عن ريما حداد، مصوّرة بطرابلس", "ريما حداد، مصوّرة بطرابلس"],
  ["بدي صفحة لخدمة ترميم الصور", "خدمة ترميم الصور"],
  ["رسالة لأولياء الأمور بخصوص رحلة الأسبوع الجاي", "رحلة الأسبوع الجاي"],
  ["ممكن تكتبي لنا كابشن عن القهوة", "القهوة"],
  ["We need a lesson plan about tides for 4th graders", "tides for 4th graders"],
  ["A gym in Jeddah needs a posting plan for February", "A gym in Jeddah"],
  ["Landing page for our dog-walking app", "our dog-walking app"],
  ["reply to an angry customer about a late delivery", "a late delivery"],
  ["رد على تقييم زبون زعلان من شركة نقل عفش بعمان", ""],
  ["ايميل ترحيب للمراجع اللي سجل عندنا", ""],
  ["welcome email to new patients", ""],
  ["نبي إعلان", ""],
  ["عايزين نعتذر لزباين المخبز عشان العيش خلص بدري", "العيش خلص بدري"],
  ["نحتاج إعلان وظيفة محاسب", "وظيفة محاسب"],
  ["جمعية أهلية تحتاج منشورا عن حملة تشجير", "جمعية أهلية، حملة تشجير"],
  ["كابشن لصورة محمصة جديدة في خورفكان", "محمصة جديدة في خورفكان"],
  ["صفحة متجر تمور القصيم أونلاين", "متجر تمور القصيم أونلاين"],
])("takes what is asked of the writer, and the text's name, out of “%s”", (topic, left) => {
  expect(withoutRequests(topic)).toBe(left);
});

it.each([
  "we need a new ad platform",
  "عايزين ناكل إيه النهارده",
  "video games for kids",
  "رد فعل السوق",
  "صفحة جديدة في حياتي",
  "بدنا نعلن خطوبتنا بطريقة مختلفة",
  "خطة التوسع في السوق",
  "نص كيلو قهوة",
  "message in a bottle",
  "مطلوب سائق توصيل في عمّان",
  "كيف أكتب سيرة ذاتية؟",
])("leaves “%s” as it is: it asks for no text", (topic) => {
  expect(withoutRequests(topic, false)).toBe(topic);
});

it("takes what the sender is after out of what is told, and leaves it to a lesson", () => {
  const topic = "إحنا ورشة يونيفورم في المحلة وعايزين نبيع لفنادق الغردقة";
  expect(withoutRequests(topic, false)).toBe("إحنا ورشة يونيفورم في المحلة");
  expect(withoutRequests(topic)).toBe(topic);
});

describe.each(composableVarieties)("a topic that asks for a text, in %s", (variety) => {
  const isArabic = languageOf(variety) === "ar";
  const [topic, asked] = isArabic
    ? ["محل ورد في الحي القديم، ونحتاج منشور عن العيد", "نحتاج منشور"]
    : ["a flower shop in the old town, and we need a post about Mother's Day", "we need"];
  const [request, name] = isArabic ? ["رسالة لزبائننا", "رسالة لزبائننا"] : ["an email to our customers", "an email to"];

  it("prints its request in no form", () => {
    for (const template of templates.filter(({ source, needsModel }) => !source && !needsModel)) {
      for (const [given, kept] of [
        [topic, asked],
        [request, name],
      ] as const) {
        const checked = checkBrief(
          sampleBrief(template.id, variety, {
            topic: given,
            fields: template.answers ? { [template.answers]: "Good." } : {},
            keywords: [],
          }),
        );
        const text = composeBrief(checked.brief, checked.template, checked.targetWords, 1);
        expect(fold(text), template.key).not.toContain(fold(kept));
        expect(text.trim(), template.key).not.toMatch(/^# *$|^\.$/mu);
      }
    }
  });
});
