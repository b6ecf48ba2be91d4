import { expect, it } from "vitest";
import { type NoteKind, noteKind } from "./note-kind.ts";

it.each<[string, NoteKind]>([
  ["نفتح الخميس الساعة 5 العصر", "time"],
  ["من السبت للخميس، 8 الصبح لـ11 بالليل", "time"],
  ["جنب مكتبة جرير في حي النرجس", "place"],
  ["الكوب الكبير بـ18 ريال", "price"],
  ["أول كوب ببلاش", "price"],
  ["للحجز واتس 0501234567", "contact"],
  ["صاحب المحل نواف", "who"],
  ["لأن الحارة ما فيها محل عصير", "why"],
  ["«أحلى مانجو ذقتها في حياتي» — أم خالد", "quote"],
  ["عصير مانجو طازج بدون سكر مضاف", "what"],
  ["Opens Thursday at 5 pm", "time"],
  ["next to the library on Oak Street", "place"],
  ["parked on N High St by the hardware store", "place"],
  ["Sat Dec 12 and Sat Dec 19, 9 to 2", "time"],
  ["Large cup, $6", "price"],
  ["Call us: 555-123-4567", "contact"],
  ["fresh mango juice", "what"],
  ["عندنا 40 سيارة: نيسان صني وكيا", "what"],
  ["الافتتاح في نيسان", "time"],
  ["بعد ربع ساعة يهدا ويصير خشبي", "what"],
  ["الشهري للصني 1750 شامل التأمين", "price"],
  ["بنبعت درجات الامتحان على الواتس", "what"],
  ["ابعتولنا على الواتس", "contact"],
  ["texts you 2 days before something goes bad", "what"],
  ["email us", "contact"],
])("reads “%s” as %s", (note, kind) => {
  expect(noteKind(note)).toBe(kind);
});
