import { expect, test } from "vitest";
import { profileOf } from "#language/varieties/registry.ts";
import { varieties } from "#shared/options.ts";
import { voices } from "./voices.ts";

test.each(varieties)("the voice of %s on screens is the one of its linguistic profile", (variety) => {
  const { tag, greeting } = profileOf(variety);
  expect(voices[variety]).toEqual({ tag, greeting });
});
