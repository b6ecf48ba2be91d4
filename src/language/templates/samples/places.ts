import type { Variety } from "#shared/options.ts";

interface Place {
  readonly city: string;
  /** Another town of the country. */
  readonly town: string;
  /** A part of the city, and a street there. */
  readonly area: string;
  readonly street: string;
  readonly country: string;
  /** ISO 3166, in small letters as the templates' choices have it. */
  readonly code: string;
}

const lebanon: Place = {
  city: "بيروت",
  town: "طرابلس",
  area: "الحمرا",
  street: "شارع الحمرا",
  country: "لبنان",
  code: "lb",
};

/** Where a sample takes place: in the variety's country. Standard Arabic has none; its dollars are at home in Lebanon. */
export const places: Readonly<Record<Exclude<Variety, "en-american">, Place>> = {
  "ar-saudi": { city: "الرياض", town: "جدة", area: "حي الياسمين", street: "شارع التحلية", country: "السعودية", code: "sa" },
  "ar-egyptian": {
    city: "القاهرة",
    town: "الإسكندرية",
    area: "مدينة نصر",
    street: "شارع عباس العقاد",
    country: "مصر",
    code: "eg",
  },
  "ar-emirati": { city: "دبي", town: "العين", area: "الجميرا", street: "شارع الوصل", country: "الإمارات", code: "ae" },
  "ar-kuwaiti": { city: "الكويت", town: "الجهراء", area: "السالمية", street: "شارع سالم المبارك", country: "الكويت", code: "kw" },
  "ar-qatari": { city: "الدوحة", town: "الوكرة", area: "السد", street: "شارع السد", country: "قطر", code: "qa" },
  "ar-lebanese": lebanon,
  "ar-jordanian": { city: "عمّان", town: "إربد", area: "عبدون", street: "شارع القاهرة", country: "الأردن", code: "jo" },
  "ar-standard": { ...lebanon, area: "الحمراء", street: "شارع الحمراء" },
};

/** What stands for one Saudi riyal: by what things cost there, not by the rate of exchange. */
export const perRiyal: Readonly<Record<Exclude<Variety, "en-american">, number>> = {
  "ar-saudi": 1,
  "ar-egyptian": 5,
  "ar-emirati": 1,
  "ar-kuwaiti": 0.08,
  "ar-qatari": 1,
  "ar-lebanese": 0.25,
  "ar-jordanian": 0.15,
  "ar-standard": 0.25,
};
