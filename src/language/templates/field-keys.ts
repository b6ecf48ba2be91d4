/**
 * Every own field that a template may ask for. A key means the same thing in every template that uses it,
 * so that a phrase bank can say it once. A key missing from a phrase bank does not compile.
 */
const spokenFieldKeys = [
  "mainPoint",
  "readerProblem",
  "platform",
  "goal",
  "link",
  "offer",
  "deadline",
  "sender",
  "product",
  "channel",
  "benefit",
  "price",
  "seconds",
  "presenter",
  "level",
  "goals",
  "event",
  "date",
  "place",
  "host",
  "dress",
  "replyBy",
  "pain",
  "proof",
  "items",
  "hero",
  "conflict",
  "features",
  "material",
  "size",
  "usedFor",
  "liked",
  "disliked",
  "products",
  "criteria",
  "launchDate",
  "whatIsNew",
  "category",
  "brands",
  "postCount",
  "picture",
  "brand",
  "lesson",
  "authorRole",
  "trend",
  "itemCount",
  "criterion",
  "outcome",
  "tools",
  "time",
] as const;

/** Fields of the templates that stay Standard in every dialect (register S): only full banks have phrases for them. */
export const formalFieldKeys = [
  "to",
  "from",
  "subjectLine",
  "letterDate",
  "company",
  "news",
  "newsPlace",
  "newsDate",
  "spokesperson",
  "quote",
  "client",
  "problem",
  "solution",
  "budget",
  "duration",
  "before",
  "action",
  "result",
] as const;

/** Fields that stand in a text as the user wrote them: listed, tabulated, or inside phrases as `{=key}`. No phrase says them. */
const listedFieldKeys = ["chapters"] as const;

export const fieldKeys = [...spokenFieldKeys, ...formalFieldKeys, ...listedFieldKeys] as const;

export type SpokenFieldKey = (typeof spokenFieldKeys)[number];
export type FormalFieldKey = (typeof formalFieldKeys)[number];
export type FieldKey = (typeof fieldKeys)[number];
