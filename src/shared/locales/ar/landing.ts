import type { landing as english } from "../en/landing.ts";
import type { Localised } from "../localised.ts";

export const landing = {
  title: "لهجة: قُلها كما يقولونها",
  hero: "قُلها كما يقولونها",
  lead: "يكفي موجز واحد: الموضوع والقارئ والطول. ومنه نص بعربية الرياض أو القاهرة، أو بالفصحى، أو بالإنجليزية الأمريكية.",
  start: "بدء الكتابة مجانًا",
  voicesTitle: "تسعة أصوات",
  voicesText: "هكذا يسلّم الناس، بلدًا بلدًا.",
  footer: "سبع لهجات والفصحى والإنجليزية الأمريكية، من موجز واحد.",
} satisfies Localised<typeof english>;
