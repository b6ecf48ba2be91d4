import type { seasons as english } from "../en/seasons.ts";
import type { Localised } from "../localised.ts";

export const seasons = {
  title: "المواسم",
  country: "في {country}",
  text: "ما يقترب من أعياد وأيام وطنية وتخفيضات، وما يناسب كلًّا منها من نصوص.",
  today: "اليوم",
  tomorrow: "غدًا",
  inDays: "{days, plural, zero {اليوم} one {بعد يوم} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}",
  lastDay: "الآن، وهذا آخر أيامه",
  onNow:
    "{days, plural, zero {الآن، وهذا آخر أيامه} one {الآن، وبقي يوم} two {الآن، وبقي يومان} few {الآن، وبقيت # أيام} many {الآن، وبقي # يومًا} other {الآن، وبقي # يوم}}",
  expected: "متوقَّع",
  expectedNote: "الأيام الهجرية محسوبة بتقويم أم القرى، وقد تغيّرها رؤية الهلال يومًا.",
  write: "اكتب عن هذا",
  writeAbout: "اكتب عن {name}",
  templateFor: "{template}: {name}",
  all: "{count, plural, zero {اعرض المواسم كلها} one {اعرض موسمًا آخر} two {اعرض موسمين آخرين} few {اعرض # مواسم أخرى} many {اعرض # موسمًا آخر} other {اعرض # موسم آخر}}",
  fewer: "اعرض أقل",
  none: "لا موسم قريبًا في هذا البلد.",
  failed: "تعذّر تحميل المواسم",
  download: "أضفها إلى تقويمك",
  downloadNote: "ملف لسنة قادمة، يفتحه أي تطبيق تقويم.",
  downloadFailed: "تعذّر إعداد ملف التقويم",
  calendar: {
    name: "المواسم: {country}",
    expected: "{name} (متوقَّع)",
    expectedNote: "محسوب بتقويم أم القرى، وقد تغيّره رؤية الهلال يومًا.",
  },
} satisfies Localised<typeof english>;
