import type { Dialect } from "#shared/options.ts";

// Written by bench/variety/foreign.ts from our texts of each country: never edited by hand.

/** Words that a country's own texts hold although the tables of others have them: they speak against nobody there. */
export const ownWords: Readonly<Record<Dialect, string>> = {
  "ar-saudi": "اتمني اجل اذن اكتر التاني الكم انو تلات تونا ثم خذيت شبك صوغه غدا فلم كتير لم هل ولدي وهل يقوم",
  "ar-egyptian": "احيانا اذن الكم النضارات الهاتف تبين حصلت حول خل ذلك عم غدا فاتت كي لم نضارات هل وش ياه",
  "ar-emirati":
    "اذن الزوليه الكم بيدش تدش تمت تواير ثجيل ثجيله ثم حصلت خبرني زاهب زوليه شبك صوغه غدا غرشه ندش نزهب نزهبه هل والافياش ولدي يدش يزهب",
  "ar-kuwaiti":
    "اذن الانستقرام الزوليه الكم اليديده تكشت تم تنشون ثم زوليه سالفته شبك غدا كشتات كشتتكم كشتتنا ليت ناطر نكشت نييب نييك نييكم هل ولدي يكشت",
  "ar-qatari": "ابغي اذن الانستقرام الزوليه الكم الكنب اليديده بروحك ثم زوليه سالفته شبك غدا كنب ليت نكشت هل والافياش",
  "ar-lebanese": "اذن الكم ايه بيها تبين حطو دي ضمن غدا كنب لغايه لم مناقيش",
  "ar-jordanian": "اذن الحافله تبين تم دي غدا فاتت كنب لغايه",
};
