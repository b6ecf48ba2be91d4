import type { Marker } from "#language/varieties/profile.ts";
import { coastMarkers } from "../gulf-coast-markers.ts";
import { kuwaitAndQatarMarkers } from "../kuwait-qatar-markers.ts";

export const markers: readonly Marker[] = [
  // said by this country alone among its neighbours here
  { form: "قرنقعوه", kind: "word", reach: "country", weight: 1 },
  // words of the lexicon: the strong ones
  { form: "مب", kind: "word", reach: "region", weight: 3 },
  // and the weak ones: said or written elsewhere too, or with another meaning
  { form: "فيه", kind: "word", reach: "region", weight: 1 },
  { form: "عقب", kind: "word", reach: "region", weight: 1 },
  // ش joined to what it asks about
  { form: "^ش(?:في|راي|خبار|بلا|حال)(?:ك|ج|كم)$", kind: "pattern", reach: "region", weight: 3 },
  // things of the house, the table and the season
  { form: "كرفاية", kind: "word", reach: "region", weight: 2 },
  { form: "دريول", kind: "word", reach: "region", weight: 2 },
  { form: "فوالة", kind: "word", reach: "region", weight: 2 },
  { form: "يالس", kind: "word", reach: "region", weight: 2 },
  { form: "يالسين", kind: "word", reach: "region", weight: 2 },
  { form: "بزارين", kind: "word", reach: "region", weight: 2 },
  { form: "ميلس", kind: "word", reach: "region", weight: 1 },
  { form: "حزاوي", kind: "word", reach: "region", weight: 1 },
  { form: "قحفية", kind: "word", reach: "region", weight: 1 },
  // Ordinary here too, whatever a neighbour or Standard Arabic says by them: no sign against a text.
  { form: "طرشوها", kind: "word", reach: "region", weight: 1 },
  { form: "ييتك", kind: "word", reach: "region", weight: 1 },
  { form: "ييتج", kind: "word", reach: "region", weight: 1 },
  { form: "يتم", kind: "word", reach: "region", weight: 1 },
  ...kuwaitAndQatarMarkers,
  ...coastMarkers,
];
