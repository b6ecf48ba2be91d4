import type { Marker } from "#language/varieties/profile.ts";
import { coastMarkers } from "../gulf-coast-markers.ts";
import { kuwaitAndQatarMarkers } from "../kuwait-qatar-markers.ts";

export const markers: readonly Marker[] = [
  // said by this country alone among its neighbours here
  { form: "أكو", kind: "word", reach: "country", weight: 3 },
  { form: "ماكو", kind: "word", reach: "country", weight: 3 },
  { form: "شكو", kind: "word", reach: "country", weight: 2 },
  { form: "معبوج", kind: "word", reach: "country", weight: 1 },
  { form: "^(?:[يتن]?دز(?:وا)?|[يت]دزون|دزي|دزيت|دزينا|[يتن]?دز(?:ه|ها|لي|لنا))$", kind: "pattern", reach: "country", weight: 1 },
  // ش joined to what it asks about
  { form: "^ش(?:في|راي|خبار|بلا)(?:ك|ج|كم)$", kind: "pattern", reach: "region", weight: 3 },
  // things of the house, the table and the season
  { form: "كلش", kind: "word", reach: "region", weight: 2 },
  { form: "يمعود", kind: "word", reach: "region", weight: 2 },
  { form: "إمبلا", kind: "word", reach: "region", weight: 1 },
  { form: "عفية", kind: "word", reach: "region", weight: 1 },
  { form: "دشداشة", kind: "word", reach: "region", weight: 1 },
  { form: "ديوانية", kind: "word", reach: "region", weight: 1 },
  { form: "قرقيعان", kind: "word", reach: "region", weight: 1 },
  { form: "نقال", kind: "word", reach: "region", weight: 1 },
  // Ordinary here too, whatever a neighbour or Standard Arabic says by them: no sign against a text.
  { form: "علمينا", kind: "word", reach: "region", weight: 1 },
  { form: "علمونا", kind: "word", reach: "region", weight: 1 },
  ...kuwaitAndQatarMarkers,
  ...coastMarkers,
];
