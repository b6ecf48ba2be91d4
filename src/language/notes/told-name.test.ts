import { expect, it } from "vitest";
import { toldName } from "./told-name.ts";

it.each([
  ["شركتنا اسمها هبوب", "شركة هبوب", null, null],
  ["التطبيق اسمه سلة الحارة", "تطبيق سلة الحارة", null, null],
  ["اسم الورشة خيط ومقص، شغالين من ٢٠١١", "ورشة خيط ومقص", null, "شغالين من ٢٠١١"],
  ["اسم خدمتنا شنطتك واصلة", "خدمة شنطتك واصلة", null, null],
  ["ناديّنا إسمه عزم", "نادي عزم", null, null],
  ["أكاديميتنا اسمها خطوة", "أكاديمية خطوة", null, null],
  ["محلنا اسمه دار الصوغة", "دار الصوغة", null, null],
  ["إحنا اسمنا بيت القماش", "بيت القماش", null, null],
  ["الصفحة لمحامي اسمه مهند، اسمها قانون بدقيقة", "صفحة قانون بدقيقة", "المحامي مهند", null],
  ["our company is called Edge Wagon, open since 2011", "Edge Wagon", null, "open since 2011"],
  ["sender: Dana from Edge Wagon", "Dana from Edge Wagon", null, null],
])("reads who a note names: %s", (note, business, person, rest) => {
  expect(toldName(note)).toMatchObject({ business, person, rest, isOfSomebody: false });
});

it.each([
  ["اسمه أبو يزن، النقلة كانت 12 كانون أول", "أبو يزن", "النقلة كانت 12 كانون أول"],
  ["her name is Dana", "Dana", null],
])("reads the name of somebody: %s", (note, person, rest) => {
  expect(toldName(note)).toMatchObject({ person, rest, isOfSomebody: true });
});

it.each([
  "المعرض اسمو وجوه الميناء وفيه 48 صورة من الخمسينات",
  "اسم الدوا مكتوب عالعلبة",
  "the company is named after its founder",
  "our store is called the loft",
  "الموقع في جدة",
])("takes a sentence for no name: %s", (note) => {
  expect(toldName(note)).toBeNull();
});
