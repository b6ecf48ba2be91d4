/** What a word means in a number: it counts, it multiplies what stands before it, or it adds a part of one. */
export interface NumberWord {
  readonly kind: "unit" | "ten" | "hundreds" | "hundred" | "scale" | "part" | "dozen";
  readonly value: number;
}

/** Words of each value, folded, in Standard Arabic, the dialects and English. */
const units: Readonly<Record<number, string>> = {
  1: "واحد واحده وحده احد احدي one",
  2: "اثنين اتنين ثنين تنين اثنان اثنتين اثنتان اثنا اثني اثنتا اثنتي ثنتين تنتين two",
  3: "ثلاثه ثلاث تلاته تلات تلت ثلاثت تلتت three",
  4: "اربعه اربع اربعت four",
  5: "خمسه خمس خمست five",
  6: "سته ست ستت six",
  7: "سبعه سبع سبعت seven",
  8: "ثمانيه ثمان ثماني تمانيه تمان تماني تمنيه تمن ثمنيه ثمانت تمنت eight",
  9: "تسعه تسع تسعت nine",
  10: "عشره عشر عشرت ten",
  11: "احدعش احداعش حدعش احدعشر حداشر ايداعش eleven",
  12: "اثنعش اثناعش اطناعش طنعش تنعش ثنعش اثنعشر اتناشر اطنعش twelve",
  13: "ثلطعش تلطعش ثلاثتعش تلتعش تلتاشر تلاتاشر ثلتعش thirteen",
  14: "اربعتعش اربعطعش اربعتاشر fourteen",
  15: "خمستعش خمسطعش خمستاشر خمسطاشر fifteen",
  16: "ستعش سطعش ستاشر ستطعش sixteen",
  17: "سبعتعش سبعطعش سبعتاشر seventeen",
  18: "ثمنتعش تمنتعش ثمنطعش تمنطعش تمنتاشر ثمانتعش eighteen",
  19: "تسعتعش تسعطعش تسعتاشر nineteen",
};
const tens: Readonly<Record<number, string>> = {
  20: "عشرين عشرون twenty",
  30: "ثلاثين ثلاثون تلاتين thirty",
  40: "اربعين اربعون forty",
  50: "خمسين خمسون fifty",
  60: "ستين ستون sixty",
  70: "سبعين سبعون seventy",
  80: "ثمانين ثمانون تمانين eighty",
  90: "تسعين تسعون ninety",
};
const stems: Readonly<Record<number, string>> = {
  3: "ثلاث تلات تلت ثلث",
  4: "اربع ربع",
  5: "خمس",
  6: "ست",
  7: "سبع",
  8: "ثمان تمان ثمن تمن ثماني",
  9: "تسع",
};
const hundredWords = ["ميه", "مئه", "مايه", "مائه", "ميت", "مئت"];
const twoHundred = "ميتين مئتين مئتان مائتين مائتان مئتا ميتان";

const pairsOf = (words: Readonly<Record<number, string>>, kind: NumberWord["kind"]): [string, NumberWord][] =>
  Object.entries(words).flatMap(([value, forms]) =>
    forms.split(" ").map((form): [string, NumberWord] => [form, { kind, value: Number(value) }]),
  );

export const numberWords: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  // The Levant ends the teens in ـر where a noun follows: خمستعشر دقيقة.
  ...pairsOf(units, "unit").flatMap(([form, word]): [string, NumberWord][] =>
    form.endsWith("عش")
      ? [
          [form, word],
          [`${form}ر`, word],
        ]
      : [[form, word]],
  ),
  ...pairsOf(tens, "ten"),
  ...Object.entries(stems).flatMap(([value, forms]) =>
    forms
      .split(" ")
      .flatMap((form) =>
        hundredWords.map((hundred): [string, NumberWord] => [form + hundred, { kind: "hundreds", value: Number(value) * 100 }]),
      ),
  ),
  ...twoHundred.split(" ").map((form): [string, NumberWord] => [form, { kind: "hundreds", value: 200 }]),
  ...[...hundredWords, "hundred"].map((form): [string, NumberWord] => [form, { kind: "hundred", value: 100 }]),
  ...["الف", "الاف", "تلاف", "thousand"].map((form): [string, NumberWord] => [form, { kind: "scale", value: 1_000 }]),
  ["الفين", { kind: "hundreds", value: 2_000 }],
  ...["مليون", "ملايين", "million"].map((form): [string, NumberWord] => [form, { kind: "scale", value: 1_000_000 }]),
  ["مليونين", { kind: "hundreds", value: 2_000_000 }],
  ...["مليار", "billion"].map((form): [string, NumberWord] => [form, { kind: "scale", value: 1_000_000_000 }]),
  ...["نص", "نصف"].map((form): [string, NumberWord] => [form, { kind: "part", value: 0.5 }]),
  ["ربع", { kind: "part", value: 0.25 }],
  ...["dozen", "درزن", "دزينه"].map((form): [string, NumberWord] => [form, { kind: "dozen", value: 12 }]),
]);

/** The hour of a clock in Standard Arabic: الساعة الثامنة. */
export const hours: ReadonlyMap<string, number> = new Map(
  ["الواحده", "الثانيه", "الثالثه", "الرابعه", "الخامسه", "السادسه", "السابعه", "الثامنه", "التاسعه", "العاشره"].map(
    (form, at) => [form, at + 1],
  ),
);

/** The number of each month of the Gregorian year, by the names of Egypt and the Gulf, of the Levant, and English ones; folded. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  [
    "يناير january jan",
    "فبراير شباط february feb",
    "مارس اذار march mar",
    "ابريل نيسان april apr",
    "مايو ايار may",
    "يونيو حزيران june jun",
    "يوليو تموز july jul",
    "اغسطس اب august aug",
    "سبتمبر ايلول september sep sept",
    "اكتوبر october oct",
    "نوفمبر november nov",
    "ديسمبر december dec",
  ].flatMap((forms, at) => forms.split(" ").map((form): [string, number] => [form, at + 1])),
);

/** Nouns whose dual says 'two' of something that is counted, folded: 'سنتين'. What a text itself may count ('خطوتين') is not among them. */
export const duals: ReadonlySet<string> = new Set(
  (
    "سنتين عامين شهرين اسبوعين يومين ليلتين ساعتين ريالين دينارين درهمين جنيهين ليرتين دولارين كيلوين مترين فرعين محلين " +
    "مليونين الفين سنتان شهران يومان اسبوعان"
  ).split(" "),
);
