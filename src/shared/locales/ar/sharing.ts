import type { sharing as english } from "../en/sharing.ts";
import type { Localised } from "../localised.ts";

export const sharing = {
  share: "مشاركة",
  shared: "مُشارَك",
  title: "مشاركة النص",
  text: "يمكن لكل من لديه الرابط أن يقرأ هذا النص كما هو لحظة فتحه، من دون حساب. لا يظهر له شيء آخر من حسابك، ولا يستطيع تغيير شيء.",
  loadFailed: "تعذّر التحقق من مشاركة هذا النص",
  validFor: "مدة الرابط",
  days: "{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
  create: "إنشاء رابط",
  address: "الرابط",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  copyFailed: "تعذّر نسخ الرابط",
  open: "فتح الصفحة",
  validUntil: "يعمل الرابط حتى {date}.",
  changeEnd: "تغيير المدة",
  fromNow:
    "{days, plural, zero {بعد # يوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}",
  endChanged: "يعمل الرابط الآن حتى {date}",
  newAddress: "رابط جديد",
  newAddressTitle: "إنشاء رابط جديد بدل الرابط الحالي؟",
  newAddressText: "يتوقف الرابط الحالي عن العمل فورًا، ولا يمكن التراجع عن ذلك.",
  newAddressDone: "صار للنص رابط جديد",
  stop: "إيقاف المشاركة",
  stopped: "أُوقفت مشاركة النص",
  undo: "تراجع",
  undone: "عادت مشاركة النص",
  failed: "تعذّر تغيير الرابط",
} satisfies Localised<typeof english>;
