import { expect, it } from "vitest";
import { isStepOfReader, partedByReader, tellsOfReader } from "./about-reader.ts";

it.each([
  "السيارة تعطلت على دوار الداخلية وما حدا اتصل فيه",
  "بنرجعله 30 دينار من أصل 140",
  "نبي نعطيها خصم 5 دنانير على المرة الياية",
  "لو الزبون مب راضي عادي يشتكي",
  "بنعوضها وجبة",
  "نرجع لها فلوسها",
  "هنكلمه بكرة",
  "اذا مش بالبيت بقدر حدا غيره يستلم",
  "we'll refund him $30",
  "the client gets a call today",
])("knows what is told of the reader to somebody else: %s", (line) => {
  expect(tellsOfReader(line)).toBe(true);
});

it.each([
  "بنصلح الطاولة على حسابنا",
  "الطاولة بنصلحها ببلاش",
  "الجهاز له ضمان سنتين",
  "عندنا بهارات هندية",
  "رجعنا المبلغ كامل",
  "بدلنا الموتور كله",
  "العرض عليه خصم",
  "one cook was out sick that night",
  "waiting times are now shown at the door",
])("knows what can be said to the reader as it stands: %s", (line) => {
  expect(tellsOfReader(line)).toBe(false);
});

it("knows a step that 'he' does from one that the reader is told to do", () => {
  expect(["ييب التلفون والكرتون", "بيبعت صورة", "الفني يفحصه جدامه"].map(isStepOfReader)).toEqual([true, true, true]);
  expect(["ابعت صورة الهوية", "خلي تلفونك مفتوح", "يوم التسليم الأحد"].map(isStepOfReader)).toEqual([false, false, false]);
});

it("parts an answer by its sentences", () => {
  const answer = "لو مفتوح ما نرده. ولو فيه عيب من المصنع حقه يبدله.";
  expect(partedByReader(answer, () => null)).toEqual({
    sayable: "لو مفتوح ما نرده.",
    toTurn: ["ولو فيه عيب من المصنع حقه يبدله."],
  });
});
