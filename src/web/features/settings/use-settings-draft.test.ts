import { expect, test } from "vitest";
import type { DefaultBrief } from "#shared/contracts/default-brief.ts";
import { changedFields, type SettingsFields } from "./use-settings-draft.ts";

const brief: DefaultBrief = { variety: "ar-saudi", tone: "casual", audience: "families", wordCount: 500 };
const saved: SettingsFields = {
  displayName: "Mona",
  notifications: true,
  trendSources: true,
  trendDigest: false,
  layoutDirection: "language",
  digits: "western",
  theme: "system",
  timeZone: null,
  defaultBrief: brief,
};

test("a field that was changed back is no change, whatever it is made of", () => {
  expect(changedFields({ displayName: "Mona", timeZone: null, defaultBrief: { ...brief } }, saved)).toEqual({});
});

test("what differs is a change, each field once, also when it is given up", () => {
  const changes = { theme: "dark", timeZone: "Asia/Riyadh", defaultBrief: null } as const;
  expect(changedFields({ ...changes, notifications: true }, saved)).toEqual(changes);
});
