import type { verdicts as english } from "../en/verdicts.ts";
import type { Localised } from "../localised.ts";

export const verdicts = {
  good: "وجده الفحص كما طُلب",
  warn: "وجد الفحص فيه ما يحتاج إلى مراجعة",
  open: "لم يتمكن الفحص من الحكم على لهجته",
} satisfies Localised<typeof english>;
