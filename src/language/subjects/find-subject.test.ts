import { expect, it } from "vitest";
import { findSubject } from "./find-subject.ts";

it.each([
  ["محمصة غيمة تفتح فرعها الجديد في بريدة يوم الخميس", "specialty-coffee"],
  ["منيو مطعم ريّسة للسمك في بورسعيد", "restaurant"],
  ["خلصنا أول بطولة بادل حق البنات بنادي ضربة", "padel-sports"],
  ["عباية لينن للدوام ما تتكرمش", "fashion-abaya"],
  ["وين صارت شركتنا للطاقة الشمسية بزحلة؟", "solar-energy"],
  ["How do you refresh curly hair on day three without washing it?", "salon-makeup-hair"],
  ["CV and cover letter tips for nurses", "job-search"],
  ["Beginner's guide to brewing V60 at home", "specialty-coffee"],
  ["شنو أسوي إذا شركة التأمين رفضت مطالبة السيارة؟", "insurance"],
])("finds the subject of “%s”", (topic, subject) => {
  expect(findSubject(topic)?.id).toBe(subject);
});

it.each([
  ["", "nothing"],
  ["🎉🎉", "signs"],
  ["س", "one letter"],
  ["عرض جديد", "a vague offer"],
  ["كلمة في جنازة جدي", "what there is no subject for"],
  ["عود كبريت واحد", "a phrase whose words mean something else"],
  ["our new beehives on the roof", "a subject that nobody knows"],
  ["محل عمره 20 سنة", "an age that is spelled as the pilgrimage"],
])("finds none in “%s”: %s", (topic) => {
  expect(findSubject(topic)).toBeUndefined();
});

it("reads a whole article given as a topic no longer than two sentences", () => {
  const count = (text: string) => findSubject(text)?.score;
  const start = "محمصة بن مختص. ".padEnd(1_000, "كلمة ");
  expect(count(start + "مطعم مشاوي ".repeat(20_000))).toBe(count(start));
});
