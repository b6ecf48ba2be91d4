/** What no subject of ours is about, though its words may look so. */
export const noSubject =
  "lawyer, attorney, law firm, divorce, child custody, lawsuit, court case, condolences, funeral, guitar, piano, elections, دعاء, أدعية, تفسير, محامي, محاماة, مكتب محاماة, طلاق, نفقة الأطفال, حضانة بعد الطلاق, محكمة, تعزية, عزاء, العزف, عزف, عازف, الدورة الشهرية, انتخابات, عظم الله أجرك, جنازة";

/** Phrases that say nothing of the subject that one of their words names elsewhere. */
export const eaten =
  "أيام المدرسة, دورة مياه, بر الوالدين, بر والدين, لا تنس, ما تنس, ولا تنس, بيت شعر, بيت الشعر, عيد ميلاد, عيد زواج, عيد جوازنا, عيد زواجنا, العاشر من رمضان, رقم الجوال, رقم التلفون, رقم الموبايل, عمره سنة, عمره سنتين, كم عمره, نادي السينما, عود كبريت, العود أحمد, تمر الأيام, تمر السنين, بشكل دوري, تمر هندي, أخذ حقه, كتب الله, كتب له, لايف كوتش, كريم الأخلاق, أرق التهاني, أرق التحيات, أرق الأمنيات, الشيطان الرجيم, المرتبة الأولى, عقار طبي, البلاط الملكي, جامعة الدول العربية, محاسبة النفس, life coach, business coach, the art of, instagram caption, instagram post, blog post, linkedin post, facebook post, tiktok video, youtube video, twitter thread, بوست انستا, بوست انستغرام, كابشن انستا, بوست لينكدان, فيديو يوتيوب, فيديو تيك توك";
