import type { FieldKey } from "./field-keys.ts";

/**
 * Fields that say how a text is to be: what it is for, for whom, in which picture, by which measure. They steer it and are no words of
 * it. Choices and numbers that lay out the form (platform, seconds, level) steer too.
 */
const steeringFields: ReadonlySet<FieldKey> = new Set<FieldKey>([
  "goal",
  "platform",
  "channel",
  "picture",
  "trend",
  "level",
  "criterion",
  "seconds",
  "postCount",
  "itemCount",
  "questionCount",
  "intent",
  "targetAudience",
  "objective",
  "phase",
  "whichEid",
  "stars",
  "review",
  "summaryForm",
  "change",
  "page",
  "month",
]);

export function isSteering(key: string): boolean {
  return steeringFields.has(key as FieldKey);
}
