import { expect, it } from "vitest";
import type { Addressee, Variety } from "#shared/options.ts";
import { turnToReader } from "./turn-to-reader.ts";

it.each<readonly [variety: Variety, addressee: Addressee, told: string, said: string]>([
  ["ar-jordanian", "man", "السيارة تعطلت وما حدا اتصل فيه", "السيارة تعطلت وما حدا اتصل فيك"],
  ["ar-jordanian", "man", "بنرجعله 30 دينار من أصل 140", "بنرجعلك 30 دينار من أصل 140"],
  [
    "ar-jordanian",
    "everyone",
    "اذا مش بالبيت بقدر حدا غيره يستلم بس معه رقم البلاغ",
    "اذا مش بالبيت بقدر حدا غيركم يستلم بس معه رقم البلاغ",
  ],
  ["ar-kuwaiti", "woman", "نبي نعطيها خصم 5 دنانير", "نبي نعطيج خصم 5 دنانير"],
  ["ar-qatari", "man", "بنعوضه وجبة", "بنعوضك وجبة"],
  ["ar-emirati", "everyone", "نعطيه الرد خلال يومين", "نعطيكم الرد خلال يومين"],
  ["ar-emirati", "everyone", "ييب التلفون والفاتورة", "تييبون التلفون والفاتورة"],
  ["ar-emirati", "woman", "الفني يفحصه جدامها", "الفني يفحصه جدامج"],
  ["ar-saudi", "man", "نرجع له فلوسه", "نرجع لك فلوسك"],
  ["ar-egyptian", "woman", "هنكلمها بكرة", "هنكلمك بكرة"],
  ["ar-egyptian", "everyone", "هنديها خصم 50 جنيه", "هنديكم خصم 50 جنيه"],
  ["ar-egyptian", "everyone", "بيبعت صورة الكارت", "بتبعتوا صورة الكارت"],
  ["ar-lebanese", "everyone", "مننعوضه بعلبة", "مننعوضكن بعلبة"],
  ["ar-lebanese", "man", "رح نبعتلو علبة جديدة", "رح نبعتلك علبة جديدة"],
  ["ar-standard", "man", "سنعوضه عن الوجبة", "سنعوضك عن الوجبة"],
  ["en-american", "everyone", "we'll give her $5 off her next order", "we'll give you $5 off your next order"],
  ["en-american", "everyone", "we'll refund him $30 and he'll get a call", "we'll refund you $30 and you'll get a call"],
])("says to the reader what was told of the reader: %s to %s, %s", (variety, addressee, told, said) => {
  expect(turnToReader(told, variety, addressee)).toBe(said);
});

it.each<readonly [variety: Variety, told: string]>([
  ["ar-emirati", "لو الزبون مب راضي عادي يشتكي ونعطيه رقم الفاتورة"],
  ["ar-emirati", "لو فيه عيب حقه يصلحه أو ياخذ فلوسه"],
  ["ar-egyptian", "بيبعت الصورة ويستنى الرد"],
  ["ar-saudi", "المساعدة ببلاش للزبون"],
  ["en-american", "the client gets a call today"],
  ["en-american", "she wants her money back"],
])("leaves to the writer what takes more than a pronoun: %s %s", (variety, told) => {
  expect(turnToReader(told, variety, "everyone")).toBeNull();
});
