import type { leaving as english } from "../en/leaving.ts";
import type { Localised } from "../localised.ts";

export const leaving = { title: "المغادرة دون حفظ؟", stay: "البقاء هنا", leave: "مغادرة" } satisfies Localised<typeof english>;
