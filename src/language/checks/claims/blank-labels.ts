import type { ClaimKind } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";

type Labels = Readonly<Record<ClaimKind, string>>;

const gulf = {
  number: "كم العدد",
  percent: "كم النسبة",
  price: "كم السعر",
  date: "أي تاريخ",
  day: "أي يوم",
  time: "الساعة كم",
  duration: "كم المدة",
  phone: "رقم الجوال",
  link: "الرابط",
  mail: "الإيميل",
  account: "اسم الحساب",
  quotation: "الكلام بالضبط",
  person: "وش الاسم",
  place: "اسم المكان",
} as const satisfies Labels;

const levantine = {
  number: "قديش العدد",
  percent: "قديش النسبة",
  price: "قديش السعر",
  date: "أي تاريخ",
  day: "أي نهار",
  time: "أي ساعة",
  duration: "قديش المدة",
  phone: "رقم التلفون",
  link: "اللينك",
  mail: "الإيميل",
  account: "اسم الحساب",
  quotation: "الحكي بالزبط",
  person: "شو الاسم",
  place: "اسم المحل",
} as const satisfies Labels;

/** What the blank of a claim asks for, as a note to oneself in the text's own variety. */
const blankLabels: Readonly<Record<Variety, Labels>> = {
  "ar-saudi": gulf,
  "ar-emirati": { ...gulf, phone: "رقم التلفون", person: "شو الاسم" },
  "ar-kuwaiti": { ...gulf, phone: "رقم التلفون", person: "شنو الاسم" },
  "ar-qatari": { ...gulf, phone: "رقم التلفون", person: "شنو الاسم" },
  "ar-egyptian": {
    number: "العدد كام",
    percent: "النسبة كام",
    price: "السعر كام",
    date: "التاريخ إيه",
    day: "أنهي يوم",
    time: "الساعة كام",
    duration: "المدة قد إيه",
    phone: "رقم الموبايل",
    link: "اللينك",
    mail: "الإيميل",
    account: "اسم الأكونت",
    quotation: "الكلام بالظبط",
    person: "الاسم إيه",
    place: "اسم المكان إيه",
  },
  "ar-lebanese": levantine,
  "ar-jordanian": { ...levantine, day: "أي يوم", time: "الساعة كم", link: "الرابط" },
  "ar-standard": {
    number: "العدد",
    percent: "النسبة",
    price: "السعر",
    date: "التاريخ",
    day: "اليوم",
    time: "الوقت",
    duration: "المدة",
    phone: "رقم الهاتف",
    link: "الرابط",
    mail: "البريد الإلكتروني",
    account: "اسم الحساب",
    quotation: "نص القول",
    person: "الاسم",
    place: "اسم المكان",
  },
  "en-american": {
    number: "how many",
    percent: "the percentage",
    price: "the price",
    date: "the date",
    day: "which day",
    time: "what time",
    duration: "how long",
    phone: "the phone number",
    link: "the link",
    mail: "the e-mail address",
    account: "the account name",
    quotation: "the exact words",
    person: "the name",
    place: "the name of the place",
  },
};

/** The blank that takes the place of a claim. */
export const blankFor = (kind: ClaimKind, variety: Variety): string => `[… ${blankLabels[variety][kind]}]`;
