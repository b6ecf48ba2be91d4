import type { TemplateKey } from "#language/templates/registry.ts";
import type { Bilingual } from "#shared/options.ts";
import { everyTrendCountry, type TrendCountry } from "#shared/trends.ts";
import { date, easter, hijri, nth, type SeasonRule } from "./seasons.rules.ts";

/** A season of the calendar of markets. */
export interface Season {
  /** Stays the same in every version: calendars that imported it know it by this. */
  readonly id: string;
  readonly name: Bilingual;
  readonly countries: readonly TrendCountry[];
  readonly rule: SeasonRule;
  /** What fits it, the best first. */
  readonly templates: readonly TemplateKey[];
  /** Choices of those templates that the season decides: which feast, which part of the month. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where the day can be looked up. */
  readonly source: string;
}

const arab = ["EG", "SA", "AE", "KW", "QA", "JO", "LB"] as const satisfies readonly TrendCountry[];
const gulf = ["SA", "AE", "KW", "QA"] as const satisfies readonly TrendCountry[];

/** What fits a kind of season. */
const ramadan = ["ramadanCampaign", "socialMediaPost", "marketingEmail"] as const;
const feast = ["eidGreeting", "socialMediaPost", "whatsappBroadcast"] as const;
const national = ["nationalDay", "socialMediaPost", "reelsScript"] as const;
const greeting = ["socialMediaPost", "instagramCaption", "whatsappBroadcast"] as const;
const gifts = ["marketingEmail", "instagramCaption", "smsOffer"] as const;
const sale = ["smsOffer", "metaAds", "marketingEmail"] as const;
const awareness = ["socialMediaPost", "linkedinPost", "newsletter"] as const;

const ummAlQura = "Umm al-Qura calendar of Saudi Arabia; the day is announced after the moon is sighted";
const lebaneseDecree = "Lebanon, decree 15215 of 27 September 2005 as amended";
const emiratiHolidays = "UAE, cabinet resolution 27 of 2024 on public holidays";
const egyptianHolidays = "Egypt, prime minister's yearly decrees on official holidays";
const federalHolidays = "USA, 5 U.S.C. 6103";

function season(
  id: string,
  [en, ar]: readonly [en: string, ar: string],
  countries: readonly TrendCountry[],
  rule: SeasonRule,
  templates: readonly TemplateKey[],
  source: string,
  fields: Readonly<Record<string, string>> = {},
): Season {
  return { id, name: { en, ar }, countries, rule, templates, source, fields };
}

/**
 * The seasons that writers plan for. Only days that a law fixes, that custom fixes, or that can be computed: what an authority
 * announces each year (school terms, days off around a weekend) is for the operator's file. A line is one season with its source.
 */
// biome-ignore format: a line is one season.
export const seasons: readonly Season[] = [
  // By the Hijri calendar.
  season("haq-al-laila", ["Haq Al Laila", "حق الليلة"], ["AE"], hijri(8, 14), greeting, `Custom, eve of 15 Sha'ban; ${ummAlQura}`),
  season("ramadan", ["Ramadan", "رمضان"], everyTrendCountry, hijri(9, 1, "month"), ramadan, ummAlQura),
  season("gergean", ["Gergean", "القرقيعان"], ["KW", "SA"], hijri(9, 13, 3), greeting, `Custom, 13 to 15 Ramadan; ${ummAlQura}`),
  season("garangao", ["Garangao", "القرنقعوه"], ["QA"], hijri(9, 14), greeting, `Custom, 14 Ramadan; ${ummAlQura}`),
  season("last-ten-nights", ["Last ten nights of Ramadan", "العشر الأواخر من رمضان"], arab, hijri(9, 21, "month"), ramadan, ummAlQura, { phase: "last" }),
  season("eid-al-fitr", ["Eid al-Fitr", "عيد الفطر"], everyTrendCountry, hijri(10, 1, 3), feast, ummAlQura, { whichEid: "fitr" }),
  season("arafat-day", ["Day of Arafah", "يوم عرفة"], arab, hijri(12, 9), greeting, ummAlQura),
  season("eid-al-adha", ["Eid al-Adha", "عيد الأضحى"], everyTrendCountry, hijri(12, 10, 4), feast, ummAlQura, { whichEid: "adha" }),
  season("hijri-new-year", ["Hijri New Year", "رأس السنة الهجرية"], arab, hijri(1, 1), greeting, ummAlQura),
  season("mawlid", ["Mawlid, the Prophet’s birthday", "المولد النبوي"], ["EG", "AE", "KW", "JO", "LB"], hijri(3, 12), greeting, ummAlQura),

  // National days.
  season("sa-founding-day", ["Saudi Founding Day", "يوم التأسيس السعودي"], ["SA"], date(2, 22), national, "Royal order of 27 January 2022"),
  season("sa-flag-day", ["Saudi Flag Day", "يوم العلم السعودي"], ["SA"], date(3, 11), national, "Royal order of 1 March 2023"),
  season("sa-national-day", ["Saudi National Day", "اليوم الوطني السعودي"], ["SA"], date(9, 23), national, "Royal decree of 1932 that unified the kingdom; labour law, public holidays"),
  season("ae-womens-day", ["Emirati Women’s Day", "يوم المرأة الإماراتية"], ["AE"], date(8, 28), awareness, "General Women’s Union of the UAE, since 2015"),
  season("ae-flag-day", ["UAE Flag Day", "يوم العلم الإماراتي"], ["AE"], date(11, 3), national, "UAE government portal u.ae, commemorative days, since 2013"),
  season("ae-commemoration-day", ["UAE Commemoration Day", "يوم الشهيد الإماراتي"], ["AE"], date(11, 30), awareness, "UAE government portal u.ae, commemorative days, since 2015"),
  season("ae-national-day", ["Eid Al Etihad, UAE National Day", "عيد الاتحاد الإماراتي"], ["AE"], date(12, 2, 2), national, emiratiHolidays),
  season("kw-national-day", ["Kuwait National Day", "العيد الوطني الكويتي"], ["KW"], date(2, 25), national, "Kuwait, labour law 6 of 2010, article 68"),
  season("kw-liberation-day", ["Kuwait Liberation Day", "عيد التحرير الكويتي"], ["KW"], date(2, 26), national, "Kuwait, labour law 6 of 2010, article 68"),
  season("qa-sport-day", ["Qatar National Sport Day", "اليوم الرياضي للدولة في قطر"], ["QA"], nth(2, "tuesday", 2), awareness, "Emiri resolution 80 of 2011"),
  season("qa-national-day", ["Qatar National Day", "اليوم الوطني القطري"], ["QA"], date(12, 18), national, "Emiri decision of 2007 on the national day"),
  season("jo-flag-day", ["Jordanian Flag Day", "يوم العلم الأردني"], ["JO"], date(4, 16), national, "Jordan, cabinet decision of 2021"),
  season("jo-independence-day", ["Jordan Independence Day", "عيد الاستقلال الأردني"], ["JO"], date(5, 25), national, "Jordan, prime minister's yearly circular on official holidays"),
  season("jo-army-day", ["Jordan Army Day and the Great Arab Revolt", "يوم الجيش وذكرى الثورة العربية الكبرى"], ["JO"], date(6, 10), awareness, "Jordan, national occasions of the Royal Hashemite Court"),
  season("lb-independence-day", ["Lebanon Independence Day", "عيد الاستقلال اللبناني"], ["LB"], date(11, 22), national, lebaneseDecree),
  season("eg-january-25", ["25 January Revolution and Police Day", "عيد الشرطة وثورة 25 يناير"], ["EG"], date(1, 25), awareness, egyptianHolidays),
  season("eg-sinai-day", ["Sinai Liberation Day", "عيد تحرير سيناء"], ["EG"], date(4, 25), awareness, egyptianHolidays),
  season("eg-june-30", ["30 June Revolution", "ثورة 30 يونيو"], ["EG"], date(6, 30), awareness, egyptianHolidays),
  season("eg-july-23", ["23 July Revolution", "ثورة 23 يوليو"], ["EG"], date(7, 23), awareness, egyptianHolidays),
  season("eg-october-6", ["6 October, Armed Forces Day", "عيد القوات المسلحة ونصر أكتوبر"], ["EG"], date(10, 6), national, egyptianHolidays),
  season("us-independence-day", ["Independence Day", "عيد الاستقلال الأميركي"], ["US"], date(7, 4), national, federalHolidays),
  season("ca-canada-day", ["Canada Day", "يوم كندا"], ["CA"], date(7, 1), greeting, "Canada, Holidays Act, R.S.C. 1985, c. H-5"),
  season("fr-national-day", ["Bastille Day", "العيد الوطني الفرنسي"], ["FR"], date(7, 14), greeting, "France, law of 6 July 1880"),
  season("de-unity-day", ["German Unity Day", "يوم الوحدة الألمانية"], ["DE"], date(10, 3), greeting, "Germany, Unification Treaty, article 2"),
  season("jp-foundation-day", ["National Foundation Day", "يوم تأسيس اليابان"], ["JP"], date(2, 11), greeting, "Japan, Act on National Holidays of 1948"),

  // Days of families, of faiths and of the year.
  season("new-year", ["New Year", "رأس السنة الميلادية"], everyTrendCountry, date(1, 1), greeting, "Gregorian calendar"),
  season("coptic-christmas", ["Coptic Christmas", "عيد الميلاد المجيد"], ["EG"], date(1, 7), greeting, egyptianHolidays),
  season("valentines-day", ["Valentine’s Day", "عيد الحب"], ["EG", "AE", "JO", "LB", "US", "GB", "DE", "FR", "JP", "CA"], date(2, 14), gifts, "Custom of 14 February"),
  season("womens-day", ["International Women’s Day", "اليوم العالمي للمرأة"], everyTrendCountry, date(3, 8), awareness, "United Nations, resolution 32/142 of 1977"),
  season("mothers-day", ["Mother’s Day", "عيد الأم"], arab, date(3, 21), gifts, "Custom of the Arab countries since 1956"),
  season("mothering-sunday", ["Mother’s Day", "عيد الأم"], ["GB"], easter("western", -21), gifts, "Fourth Sunday in Lent"),
  season("mothers-day-may", ["Mother’s Day", "عيد الأم"], ["US", "DE", "JP", "CA"], nth(2, "sunday", 5), gifts, "Second Sunday of May; USA, 36 U.S.C. 117"),
  season("easter", ["Easter", "عيد الفصح"], ["LB", "US", "GB", "DE", "FR", "CA"], easter("western"), greeting, "Gregorian computus"),
  season("orthodox-easter", ["Eastern Easter", "عيد القيامة"], ["EG", "LB", "JO"], easter("orthodox"), greeting, "Julian computus"),
  season("sham-el-nessim", ["Sham el-Nessim", "شم النسيم"], ["EG"], easter("orthodox", 1), greeting, egyptianHolidays),
  season("labour-day", ["Labour Day", "عيد العمال"], ["EG", "JO", "LB", "DE", "FR"], date(5, 1), awareness, `International; ${lebaneseDecree}`),
  season("us-memorial-day", ["Memorial Day", "يوم الذكرى الأميركي"], ["US"], nth(-1, "monday", 5), awareness, federalHolidays),
  season("fathers-day", ["Father’s Day", "عيد الأب"], ["US", "GB", "FR", "JP", "CA"], nth(3, "sunday", 6), gifts, "Third Sunday of June; USA, 36 U.S.C. 109"),
  season("labor-day", ["Labor Day", "عيد العمال"], ["US", "CA"], nth(1, "monday", 9), awareness, federalHolidays),
  season("halloween", ["Halloween", "الهالوين"], ["US", "GB", "CA"], date(10, 31), greeting, "Custom of 31 October"),
  season("singles-day", ["11.11 sales", "تخفيضات 11.11"], [...gulf, "EG"], date(11, 11), sale, "Custom of online shops on 11 November"),
  season("thanksgiving", ["Thanksgiving", "عيد الشكر"], ["US"], nth(4, "thursday", 11), greeting, federalHolidays),
  season("white-friday", ["White Friday", "الجمعة البيضاء"], arab, nth(4, "thursday", 11, { plus: 1, lasts: 4 }), sale, "Custom of online shops: the day after Thanksgiving, and three more"),
  season("black-friday", ["Black Friday", "الجمعة السوداء"], ["US", "GB", "DE", "FR", "CA"], nth(4, "thursday", 11, { plus: 1 }), sale, "Custom: the day after Thanksgiving"),
  season("arabic-language-day", ["World Arabic Language Day", "اليوم العالمي للغة العربية"], arab, date(12, 18), awareness, "UNESCO, executive board decision 190 EX/48 of 2012"),
  season("christmas", ["Christmas", "عيد الميلاد"], ["JO", "LB", "US", "GB", "DE", "FR", "CA"], date(12, 25), greeting, `Custom of 25 December; ${lebaneseDecree}`),
];
